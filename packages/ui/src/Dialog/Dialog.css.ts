import { keyframes } from '@vanilla-extract/css';
import { iconButton } from '../theme/iconButton.css.ts';
import { surface } from '../theme/surface.css.ts';
import { fadingScrim, modal } from '../modal/modal.css.ts';
import { toastHeight } from '../modal/toastHeight.ts';
import { duration, easing, radius, space, target, text } from '../theme/scale.css.ts';
import { color, forcedColors, from, globalStyle, ifDecorated, rule, stacked, style, wrapping } from '../theme/style.ts';

const comeFromBelow = keyframes({ from: { translate: '0 100%' } });
const rise = keyframes({ from: { translate: '0 12px' } });
const appear = keyframes({ to: { opacity: 1 } });

/** The upper edge of a dialog with tabs. */
const tabsTop = `max(${space.s6}, 7vb)`;

/** The part of the page that stays visible: above the dialog on phones, around it on wide screens. */
const strip = space.s3;
const edge = `${ifDecorated('6px')} solid ${color.artwork.primary}`;
const padding = { phone: '20px', wide: space.s6 };

/** The scroll container. It has no background: the page is visible between the panel and the second panel. */
export const dialog = style([
  modal,
  fadingScrim,
  {
    insetBlock: `calc(${strip} + env(safe-area-inset-top, 0px)) 0`,
    insetInline: 0,
    ...stacked,
    // On narrow screens toasts are at the bottom: the actions stay above them.
    paddingBlockEnd: `var(${toastHeight}, 0)`,
    // Keeps focused elements clear of the close button and the actions.
    // The lower one is the height of the actions, which wrap on phones.
    scrollPaddingBlock: `64px calc(160px + var(${toastHeight}, 0px))`,
    borderBlockStart: edge,
    borderStartStartRadius: radius.panel,
    borderStartEndRadius: radius.panel,
    backgroundColor: 'transparent',
    animation: `${comeFromBelow} ${duration.slow} ${easing.out}`,
    '@media': {
      [from.md]: {
        inset: space.s5,
        margin: 'auto',
        inlineSize: `min(640px, 100% - 2 * ${space.s5})`,
        blockSize: 'fit-content',
        maxBlockSize: `calc(100dvb - 2 * ${space.s5})`,
        // The tabs stay in place when another tab is higher.
        selectors: {
          '&:has([role=tablist])': {
            insetBlockStart: tabsTop,
            marginBlockStart: 0,
            maxBlockSize: `calc(100dvb - ${tabsTop} - ${space.s5})`,
          },
        },
        borderRadius: radius.panel,
        paddingBlockEnd: 0,
        scrollPaddingBlockEnd: '104px',
        animation: `${rise} ${duration.base} ${easing.out}`,
      },
      [forcedColors]: { outline: '1px solid CanvasText' },
    },
  },
]);

/** Zero height, so that the panel begins beside the button instead of below it. A bar appears once it scrolls. */
export const closeRow = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  flex: 'none',
  display: 'flex',
  justifyContent: 'flex-end',
  blockSize: 0,
  '@supports': {
    '(animation-timeline: scroll())': {
      '::before': {
        content: '""',
        position: 'absolute',
        inset: `0 0 calc(-1 * ${target.control})`,
        borderBlockEnd: rule.hair,
        backgroundColor: color.surface.raised,
        opacity: 0,
        animation: `${appear} linear forwards`,
        animationTimeline: 'scroll()',
        animationRange: `0 ${space.s5}`,
      },
    },
  },
});

export const close = style([
  surface.raised,
  iconButton.small,
  {
    position: 'relative',
    margin: space.s1,
    borderRadius: radius.full,
    fontSize: '1rem',
    selectors: { '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' } },
    '@media': {
      '(hover: hover)': { selectors: { '&:hover': { backgroundColor: color.surface.alt } } },
      [forcedColors]: { border: '1px solid' },
    },
  },
]);

/** Fills the viewport of a phone, even if the content is lower. */
export const panel = style([
  surface.raised,
  {
    position: 'relative',
    flex: '1 0 auto',
    ...stacked,
    gap: space.s5,
    padding: padding.phone,
    paddingBlockStart: '28px',
    overflow: 'clip',
    borderStartStartRadius: radius.panel,
    borderStartEndRadius: radius.panel,
    '@media': { [from.md]: { padding: padding.wide, borderRadius: radius.panel } },
  },
]);

/** Half holes: a notch every 12px along one edge. */
function scallopedAt(side: 'top' | 'bottom') {
  const holes = `radial-gradient(circle at 6px ${side === 'top' ? '0' : '100%'}, transparent ${ifDecorated('3.4px')}, black ${ifDecorated('4px')})`;
  return { mask: `${holes} 0 0 / 12px 100%` };
}

export const scallopedPanel = style([
  panel,
  { flex: 'none', '@media': { '(forced-colors: none)': scallopedAt('bottom') } },
]);

const slide = keyframes({ from: { translate: '0 -24px', opacity: 0 } });

export const secondPanel = style([
  panel,
  {
    marginBlockStart: '10px',
    animation: `${slide} ${duration.slow} ${easing.out}`,
    '@media': {
      '(forced-colors: none)': scallopedAt('top'),
      [forcedColors]: { borderBlockStart: '2px dotted CanvasText' },
    },
  },
]);

/** Mostly outside the panel, which clips it. */
export const ornament = style({
  position: 'absolute',
  insetBlockStart: '-96px',
  insetInlineEnd: '-84px',
  inlineSize: '230px',
  pointerEvents: 'none',
  '@media': { [from.md]: { insetBlockStart: '-60px', insetInlineEnd: '-60px', inlineSize: '250px' } },
});

export const head = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space.s3,
  paddingInlineEnd: space.s6,
  // Keeps the text clear of the ornament.
  selectors: { [`${ornament}:not(:empty) + &`]: { minBlockSize: '112px', paddingInlineEnd: '126px' } },
  '@media': {
    [from.md]: { selectors: { [`${ornament}:not(:empty) + &`]: { minBlockSize: '164px', paddingInlineEnd: '160px' } } },
  },
});

export const title = style({
  ...text.h2,
  fontSize: 'clamp(1.875rem, 1.7rem + 0.8vw, 2.25rem)',
  lineHeight: 1.05,
  overflowWrap: 'anywhere',
});

export const description = style({ ...text.small, color: color.text.secondary, overflowWrap: 'anywhere' });

export const actions = style([
  surface.raised,
  {
    zIndex: 1,
    ...wrapping,
    justifyContent: 'space-between',
    gap: space.s3,
    marginBlock: `auto -${padding.phone}`,
    marginInline: `-${padding.phone}`,
    paddingBlock: `14px calc(14px + env(safe-area-inset-bottom, 0px))`,
    paddingInline: padding.phone,
    borderBlockStart: rule.strong,
    '@media': {
      'screen and (min-height: 560px)': { position: 'sticky', insetBlockEnd: 0 },
      [from.md]: {
        marginBlockEnd: `-${padding.wide}`,
        marginInline: 0,
        paddingBlock: `18px ${padding.wide}`,
        paddingInline: 0,
      },
    },
  },
]);

// On phones they fill their row, also where each has its own.
globalStyle(`${actions} > *`, { flexGrow: 1, '@media': { [from.md]: { flexGrow: 0 } } });
