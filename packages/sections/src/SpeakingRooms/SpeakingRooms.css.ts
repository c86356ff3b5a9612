import { space, text, weight } from '@podium/ui/theme/scale.css';
import { color, forcedColors, from, numeral, rule, style } from '../style.ts';

/** Four or eight per row, fewer with enlarged text. Numbers and texts are aligned across the row. */
export const rooms = style({
  vars: { '--pitch': 'clamp(6px, 1.9vw, 11px)' },
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(4rem, 100% / 4 - ${space.s3}), 1fr))`,
  columnGap: space.s3,
  borderBlockEnd: rule.strong,
  paddingBlockEnd: space.s5,
  '@media': {
    [from.lg]: {
      vars: { '--pitch': 'clamp(8px, 0.82vw, 12px)' },
      gridTemplateColumns: `repeat(auto-fill, minmax(max(6rem, 100% / 8 - ${space.s5}), 1fr))`,
      columnGap: space.s5,
    },
  },
});

export const room = style({ display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 4' });

const filled = {
  content: '',
  display: 'block',
  backgroundColor: color.action.background,
  mask: 'radial-gradient(circle closest-side, #000 74%, transparent 80%) 0 0 / var(--pitch) var(--pitch)',
  printColorAdjust: 'exact',
} as const;

/** Ten dots per row; the incomplete row is on top. */
export const dots = style({
  alignSelf: 'end',
  marginBlockStart: space.s5,
  inlineSize: 'calc(10 * var(--pitch))',
  '::before': {
    ...filled,
    inlineSize: 'calc(var(--rest) * var(--pitch))',
    blockSize: 'calc(min(var(--rest), 1) * var(--pitch))',
  },
  '::after': { ...filled, blockSize: 'calc(var(--rows) * var(--pitch))' },
  '@media': {
    [forcedColors]: { '::before': { backgroundColor: 'CanvasText' }, '::after': { backgroundColor: 'CanvasText' } },
  },
});

export const people = style({ marginBlockStart: space.s3, ...numeral('clamp(1.25rem, 1rem + 1vw, 2rem)', 1.1) });

export const place = style({ ...text.label, overflowWrap: 'anywhere' });

/** Hidden on phones, where four columns are too narrow for it. */
export const event = style({
  ...text.label,
  display: 'none',
  color: color.text.secondary,
  fontWeight: weight.body,
  '@media': { [from.md]: { display: 'block' } },
});
