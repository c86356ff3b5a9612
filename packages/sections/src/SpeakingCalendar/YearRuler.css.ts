import { target, text, weight } from '@podium/ui/theme/scale.css';
import { hiddenText } from '@podium/ui/VisuallyHidden/VisuallyHidden.css';
import { color, forcedColors, from, noScript, style, styleVariants } from '../style.ts';

const tier = '16px';
const start = 'calc(var(--at) * 100%)';
const length = 'calc((var(--end) - var(--at)) * 100%)';

/** At least 24 px a month, also where that is more than the container. Hidden without JavaScript. */
export const ruler = style({
  marginBlock: '20px 40px',
  marginInline: 'min(0px, 50% - 6 * 24px)',
  '@media': { [noScript]: { display: 'none' } },
});

export const chart = style({
  position: 'relative',
  blockSize: '84px',
  '@media': { [from.lg]: { blockSize: `calc(36px + 3 * ${tier} + 64px)` } },
});

export const bracket = style({
  position: 'absolute',
  insetBlockStart: '6px',
  insetInlineStart: start,
  inlineSize: `max(${length}, 12px)`,
  blockSize: '8px',
  border: '1.5px solid',
  borderBlockEnd: 0,
  color: color.text.brand,
});

const beside = 'calc(100% + 8px)';

export const caption = styleVariants(
  { before: { insetInlineEnd: beside }, after: { insetInlineStart: beside } },
  (side) => ({ ...text.label, ...side, position: 'absolute', insetBlockStart: '-7px', whiteSpace: 'nowrap' }),
);

export const event = style({ color: color.border.control });

export const listedEvent = style({ color: color.text.brand });

export const bar = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: start,
  inlineSize: `max(${length}, 3px)`,
  blockSize: 'calc(var(--share) * 48px)',
  backgroundColor: 'currentColor',
  '@media': {
    [from.lg]: { inlineSize: `max(${length}, 4px)`, blockSize: 'calc(var(--share) * 64px)' },
    [forcedColors]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'GrayText',
      selectors: { [`${listedEvent} &`]: { backgroundColor: 'CanvasText' } },
    },
  },
});

const leader = `0.8px solid ${color.border.control}`;

/** The name above its bar, with a line down to it, from 1024 px. A name interrupts the lines of later events. */
export const city = styleVariants(
  {
    after: { insetInlineStart: start, borderInlineStart: leader, paddingInline: '5px' },
    before: { insetInlineEnd: 'calc((1 - var(--at)) * 100%)', borderInlineEnd: leader, paddingInline: '5px' },
  },
  (side) => ({
    display: 'none',
    '@media': {
      [from.lg]: {
        ...text.label,
        ...side,
        position: 'absolute',
        insetBlock: `calc(24px + var(--tier) * ${tier}) 0`,
        display: 'block',
        background: `linear-gradient(${color.background} 0 0) 0 0 / 100% ${tier} no-repeat`,
        color: color.text.secondary,
        lineHeight: tier,
        whiteSpace: 'nowrap',
        selectors: { [`${listedEvent} &`]: { color: color.text.brand } },
      },
    },
  }),
);

const ticks = (every: string) =>
  `repeating-linear-gradient(to right, ${color.border.control} 0 1px, transparent 1px ${every})`;
const [aDay, aWeek] = ['calc(100% / 365)', 'calc(100% / 52)'];

export const months = style({
  display: 'flex',
  borderBlockStart: `1.5px solid ${color.text.primary}`,
  backgroundImage: ticks(aWeek),
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 9px',
  '@media': { [from.lg]: { backgroundImage: `${ticks(aDay)}, ${ticks(aWeek)}`, backgroundSize: '100% 4px, 100% 9px' } },
});

const monthTick = '26px';

export const place = style({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  selectors: {
    '&::before, &:last-child::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      blockSize: monthTick,
      borderInlineStart: `1.5px solid ${color.text.primary}`,
      pointerEvents: 'none',
    },
    '&:last-child::after': { insetInline: 'auto 0' },
  },
});

export const month = style({
  position: 'relative',
  display: 'block',
  minBlockSize: target.minimum,
  paddingBlock: '12px 6px',
  paddingInline: '6px 2px',
  fontSize: '0.75rem',
  fontWeight: weight.label,
  lineHeight: 1.2,
  '@media': {
    [from.md]: { fontSize: '0.875rem' },
    '(hover: hover)': { selectors: { [`${place}:hover &`]: { textDecorationLine: 'underline' } } },
  },
});

export const shownMonth = style([
  month,
  {
    '::after': {
      content: '',
      position: 'absolute',
      insetBlock: '-1.5px 4px',
      insetInline: 0,
      zIndex: 1,
      // The month's button is below.
      pointerEvents: 'none',
      border: `2px solid ${color.accent}`,
    },
  },
]);

/** Covers the month where it is wide enough to be touched. */
export const press = style({
  position: 'absolute',
  inset: 0,
  display: 'none',
  selectors: { '&:focus-visible': { zIndex: 2 } },
  '@media': {
    [from.md]: { display: 'block' },
    // Forms a box with the ticks at both sides.
    [forcedColors]: { borderBlockEnd: '1px solid', selectors: { '&[aria-current]': { borderBlockEndWidth: '4px' } } },
  },
});

export const initial = style({ '@media': { [from.md]: { display: 'none' } } });

export const short = style({ display: 'none', '@media': { [from.md]: { display: 'inline' } } });

export const eventTexts = style(hiddenText);
