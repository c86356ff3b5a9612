import { radius, space, text, tracking, weight } from '@podium/ui/theme/scale.css';
import { surface } from '@podium/ui/theme/surface.css';
import { brandVars, color, column, displayText, from, ifDecorated, spread } from '@podium/ui/theme/tokens';
import { testCardColors } from '../parts/testCard.css.ts';
import { globalStyle, numeral, style, styleVariants } from '../style.ts';

export const strip = style({
  ...column,
  gap: space.s2,
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridAutoRows: 'minmax(200px, auto)' },
    [from.lg]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      // 16 to 10.
      gridAutoRows: 'minmax(min(14.5vw, 206px), auto)',
      gap: space.s3,
    },
  },
});

const tick = '16px';
const ends = (direction: string) =>
  `linear-gradient(${direction}, #000 ${tick}, transparent ${tick} calc(100% - ${tick}), #000 0)`;

const bar = ifDecorated('8px');
const belowBar = ifDecorated(space.s3);

/** A screen: its number, ticks in the corners, and at its lower edge one colour of the test card. */
const frameBase = style([
  surface.inverseAlt,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'end',
    rowGap: space.s4,
    padding: space.s5,
    paddingBlockEnd: `calc(${space.s5} + ${bar} + ${belowBar})`,
    border: `1px solid ${brandVars.color.page.border}`,
    borderRadius: radius.panel,
    overflow: 'clip',
    isolation: 'isolate',
    counterIncrement: 'frame',
    '::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: space.s3,
      insetBlockEnd: `calc(${space.s3} + ${bar} + ${belowBar})`,
      border: `1px solid ${color.text.tertiary}`,
      maskImage: `${ends('90deg')}, ${ends('0deg')}`,
      maskComposite: 'intersect',
    },
    '::after': { content: '""', position: 'absolute', insetInline: space.s3, insetBlockEnd: belowBar, blockSize: bar },
  },
]);

testCardColors.forEach((each, index) => {
  globalStyle(`${frameBase}:nth-child(${testCardColors.length}n + ${index + 1})::after`, { backgroundColor: each });
});

const wide = { gridColumn: 'span 2' };

export const frame = styleVariants({ first: {}, other: {}, last: {} }, (_, shot) => [
  frameBase,
  { '@media': { [from.md]: shot === 'other' ? {} : wide, [from.lg]: shot === 'first' ? { gridRow: 'span 2' } : {} } },
]);

export const label = style({
  ...text.label,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.s4,
  color: color.text.secondary,
  '::after': { ...numeral('1.125rem'), content: 'counter(frame)', color: color.text.primary },
});

export const sentence = style({
  ...displayText('clamp(1.1875rem, 1rem + 0.45vw, 1.4375rem)', weight.subheading, 1.2, tracking.sub),
  textWrap: 'balance',
});

const figureBase = style({ overflowWrap: 'anywhere' });

export const figure = styleVariants(
  {
    first: 'clamp(4rem, 1.6rem + 6.4vw, 8rem)',
    other: 'clamp(2.75rem, 1.6rem + 2.2vw, 4rem)',
    last: 'clamp(4.5rem, 1.6rem + 7vw, 9rem)',
  },
  (fontSize) => [figureBase, displayText(fontSize, weight.heading, 0.9, '-0.04em')],
);

export const note = style({ ...text.small, color: color.text.secondary });

export const drawing = style({
  position: 'absolute',
  zIndex: -2,
  insetBlockStart: space.s7,
  insetInlineEnd: space.s6,
  inlineSize: 'min(72%, 420px)',
  color: color.artwork.primary,
  colorScheme: 'dark',
  maskImage: 'linear-gradient(#000 62%, transparent 96%)',
  selectors: { '&:empty': { display: 'none' } },
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  rowGap: space.s2,
  selectors: { [`${drawing}:not(:empty) ~ &`]: { marginBlockStart: '136px' } },
  '@media': {
    [from.md]: { selectors: { [`${drawing}:not(:empty) ~ &`]: { marginBlockStart: '176px' } } },
    [from.lg]: { selectors: { [`${drawing}:not(:empty) ~ &`]: { marginBlockStart: 0 } } },
  },
});

export const emblem = style({
  position: 'absolute',
  zIndex: -2,
  insetBlock: `${space.s5} calc(${space.s5} + ${bar} + ${belowBar})`,
  insetInlineEnd: space.s4,
  aspectRatio: '1',
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [from.md]: { insetInlineEnd: '8%' } },
});

export const foot = style({ ...spread, gap: `${space.s3} ${space.s5}`, marginBlockStart: space.s5 });

export const title = style(displayText(text.h3.fontSize, weight.subheading, 1.16));
