import { space, text, weight } from '@podium/ui/theme/scale.css';
import { color, column, forcedColors, from, globalStyle, numeral, rule, style } from '../style.ts';

export const rows = style({ borderBlockStart: rule.strong });

export const row = style({
  ...column,
  rowGap: space.s2,
  alignItems: 'center',
  borderBlockEnd: rule.hair,
  paddingBlockStart: space.s3,
  '@media': {
    [from.md]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', columnGap: space.gutter, paddingBlock: 0 },
  },
});

globalStyle(`${row} > :first-child`, { '@media': { [from.md]: { paddingBlock: space.s2 } } });

globalStyle(`${row} h3`, { fontSize: '1.375rem' });

const barHeight = '50px';

/** Room for the words beside the longest bar. */
const wordsWidth = '8.5rem';
const track = `(100% - ${wordsWidth})`;
const zero = `(var(--zero) * ${track})`;
const width = `(var(--share) * ${track})`;

export const chart = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  alignSelf: 'stretch',
  minBlockSize: '72px',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(${zero})`,
    borderInlineStart: `1px solid ${color.text.primary}`,
  },
});

const bar = style({ position: 'absolute', display: 'grid', blockSize: barHeight, inlineSize: `calc(${width})` });

export const gain = style([bar, { insetInlineStart: `calc(${zero})`, color: color.action.background }]);

globalStyle(`${gain} > *`, { blockSize: barHeight });

export const loss = style([
  bar,
  {
    insetInlineStart: `calc(${zero} - ${width})`,
    backgroundColor: color.accent,
    mask: 'repeating-linear-gradient(90deg, #000 0 3px, transparent 3px 6px)',
    printColorAdjust: 'exact',
    '@media': { [forcedColors]: { backgroundColor: 'CanvasText' } },
  },
]);

export const words = style({
  display: 'grid',
  inlineSize: wordsWidth,
  paddingInlineStart: space.s3,
  marginInlineStart: `calc(${zero} + ${width})`,
  selectors: { [`${loss} + &`]: { marginInlineStart: `calc(${zero})` } },
});

export const figure = style(numeral('1.75rem', 1.1));

export const lostFigure = style([figure, { color: color.accent }]);

export const amounts = style({ ...text.label, fontWeight: weight.body, color: color.text.secondary });
