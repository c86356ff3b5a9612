import { lineHeight, space } from '@podium/ui/theme/scale.css';
import { color, column, forcedColors, from, ifDecorated, numeral, rule, stacked, style } from '../style.ts';

/** The bars end at its lower edge. */
export const head = style({
  position: 'relative',
  '@media': { [from.md]: { paddingBlockEnd: 'clamp(48px, 6vw, 96px)' } },
});

export const words = style({ ...column, rowGap: 'clamp(20px, 2vw, 28px)' });

export const lede = style({
  display: 'grid',
  gap: space.s2,
  '@media': { [from.md]: { maxInlineSize: '44%' }, [from.lg]: { maxInlineSize: '40%' } },
});

export const terms = style({
  ...column,
  borderBlockStart: rule.divider,
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 10fr) minmax(max-content, 2fr)' } },
});

export const options = style({ ...stacked, '@media': { [from.md]: { flexDirection: 'row' } } });

export const option = style({
  flex: 1,
  ...column,
  gridTemplateRows: 'auto 1fr auto',
  rowGap: space.s1,
  minInlineSize: 0,
  paddingBlock: '24px 26px',
  selectors: { '& + &': { borderBlockStart: rule.divider } },
  '@media': {
    [from.md]: {
      paddingInlineEnd: '28px',
      selectors: { '& + &': { paddingInlineStart: '28px', borderBlockStart: 'none', borderInlineStart: rule.divider } },
    },
  },
});

export const price = style({
  ...numeral('clamp(3.5rem, 2rem + 5vw, 7rem)', lineHeight.heading),
  // No background: it would be as high as the font and cover the text above.
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
});

export const enroll = style({
  display: 'flex',
  alignItems: 'flex-end',
  paddingBlock: '26px',
  borderBlockStart: rule.divider,
  '@media': {
    [from.lg]: {
      justifyContent: 'flex-end',
      paddingInlineStart: '28px',
      borderBlockStart: 'none',
      borderInlineStart: rule.divider,
    },
  },
});

export const bars = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space.s2,
  blockSize: ifDecorated('136px'),
  marginBlockStart: space.s5,
  marginInlineStart: space.pageEdge,
  color: color.artwork.primary,
  opacity: ifDecorated('0.9'),
  '@media': {
    [from.md]: {
      position: 'absolute',
      zIndex: -1,
      insetBlock: `calc(-1 * ${space.section}) 0`,
      insetInlineEnd: 0,
      inlineSize: '50%',
      blockSize: 'auto',
      margin: 0,
      gap: '14px',
    },
    [from.lg]: { inlineSize: '56%' },
  },
});

export const bar = style({
  flex: 1,
  blockSize: 'var(--height)',
  backgroundImage: 'repeating-linear-gradient(0deg, currentColor 0 var(--line), transparent var(--line) 7px)',
});
