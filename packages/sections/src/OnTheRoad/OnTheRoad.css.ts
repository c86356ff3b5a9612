import { hiddenText } from '@podium/ui/VisuallyHidden/VisuallyHidden.css';
import { surface } from '@podium/ui/theme/surface.css';
import { duration, radius, space, target, text, weight, zIndex } from '@podium/ui/theme/scale.css';
import { breakpoint, color, forcedColors, from, globalStyle, rule, stacked, style } from '../style.ts';

/** Below this width toasts are at the bottom of the viewport, where the trigger is. */
const belowMd = `screen and (max-width: ${breakpoint.md - 1}px)`;
const belowLg = `screen and (max-width: ${breakpoint.lg - 1}px)`;
/** Matches the page while its list of toasts is not empty. */
const hasToasts = ':has(ol[popover]:not(:empty))';

const tabWidth = `min(${target.minimum}, ${space.pageEdge} - 4px)`;

/**
 * An emblem of 56 px at the bottom right; from 1024 px a tab in the right margin, where it covers no content. Where the
 * margin is narrower than a target, the tab is narrower than its button (REQ-A11Y-1).
 */
export const trigger = style({
  position: 'fixed',
  zIndex: zIndex.floating,
  insetBlockEnd: `calc(${space.s4} + env(safe-area-inset-bottom, 0px))`,
  insetInlineEnd: space.s4,
  ...stacked,
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s3,
  inlineSize: target.floating,
  blockSize: target.floating,
  borderRadius: radius.control,
  color: color.surface.page,
  fontSize: text.small.fontSize,
  fontWeight: weight.label,
  lineHeight: 1,
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    borderRadius: 'inherit',
    backgroundColor: color.text.primary,
    transition: `background-color ${duration.base}`,
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover': { color: color.action.text },
        '&:hover::before': { backgroundColor: color.action.background },
      },
    },
    [from.lg]: {
      insetBlock: '56% auto',
      insetInlineEnd: 0,
      inlineSize: target.minimum,
      blockSize: 'auto',
      minBlockSize: '176px',
      paddingBlock: '10px 14px',
      paddingInlineStart: `calc(${target.minimum} - ${tabWidth})`,
      '::before': { insetInlineStart: 'auto', inlineSize: tabWidth },
      justifyContent: 'flex-start',
      borderRadius: 0,
      borderStartStartRadius: radius.control,
      borderEndStartRadius: radius.control,
      // Moves away from the viewport's edge, which would clip the focus ring.
      selectors: { '&:focus-visible': { insetInlineEnd: '6px' } },
    },
    [belowMd]: { selectors: { [`:root${hasToasts} &`]: { visibility: 'hidden' } } },
    [forcedColors]: { border: '1px solid' },
    print: { display: 'none' },
  },
});

// The mark fits the narrowest tab.
globalStyle(`${trigger} > :first-child`, { '@media': { [from.lg]: { scale: '0.8' } } });

// Keeps the trigger from covering focused elements on narrow screens; toasts reserve their own space.
globalStyle(`:root:has(${trigger}):not(${hasToasts})`, {
  '@media': { [belowLg]: { scrollPaddingBlockEnd: `calc(${target.floating} + 2 * ${space.s4})` } },
});

export const triggerWords = style({
  whiteSpace: 'nowrap',
  '@media': { [belowLg]: hiddenText, [from.lg]: { writingMode: 'vertical-rl', rotate: '180deg' } },
});

export const heading = style({
  ...text.h2,
  maxInlineSize: '9em',
  marginBlock: `${space.s2} ${space.s5}`,
  fontSize: '2.25rem',
});

export const noneAhead = style({ display: 'grid', gap: space.s4, marginBlockEnd: space.s5 });

export const list = style({ marginBlockEnd: space.s5 });

export const event = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  columnGap: space.s4,
  paddingBlock: '20px',
  borderBlockStart: rule.hair,
  selectors: { '&:first-child': { borderBlockStart: rule.strong } },
});

export const pastEvent = style([
  event,
  surface.alt,
  {
    marginBlockEnd: '3px',
    paddingInline: space.s4,
    border: 0,
    color: color.text.secondary,
    selectors: { '&:first-child': { borderBlockStart: 0 } },
  },
]);

/** Its size is in px, so that it stays the same when text is enlarged. */
export const mark = style({ marginInlineStart: 'auto', color: color.border.control, fontSize: '16px' });

export const title = style({
  ...text.h3,
  fontSize: '1.25rem',
  '@media': { [from.sm]: { fontSize: '1.5rem' } },
});
