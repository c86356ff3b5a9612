import { vars } from '@podium/ui/theme/contract.css';
import { forcedColors, from } from '@podium/ui/theme/media.css';
import { rule } from '@podium/ui/theme/rules.css';
import { lineHeight, space } from '@podium/ui/theme/scale.css';
import { ifDecorated } from '@podium/ui/theme/look';
import { column, numeral, style } from '../style.ts';

/** The bars end at its lower edge. */
export const head = style({ position: 'relative', paddingBlockEnd: 'clamp(48px, 6vw, 96px)' });

export const words = style({
  ...column,
  rowGap: 'clamp(20px, 2vw, 28px)',
});

/** Clear of the last two bars on phones. */
export const lede = style({
  display: 'grid',
  gap: space.s2,
  maxInlineSize: '80%',
  '@media': { [from.md]: { maxInlineSize: 'none' } },
});

/** Keeps the bars from showing through small text. */
export const solid = style({
  padding: '2px 8px 2px 0',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  backgroundColor: vars.color.background,
});

export const terms = style({
  ...column,
  borderBlockStart: rule.divider,
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 10fr) minmax(max-content, 2fr)' } },
});

export const options = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [from.md]: { flexDirection: 'row' } },
});

export const option = style({
  flex: 1,
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space.s1,
  minInlineSize: 0,
  paddingBlock: '24px 26px',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: rule.divider } },
  '@media': {
    [from.md]: {
      paddingInlineEnd: '28px',
      selectors: {
        '& + &': { paddingInlineStart: '28px', borderBlockStart: 'none', borderInlineStart: rule.divider },
      },
    },
  },
});

export const price = style({
  ...numeral,
  fontSize: 'clamp(3.5rem, 2rem + 5vw, 7rem)',
  lineHeight: lineHeight.heading,
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
      paddingInline: '28px',
      borderBlockStart: 'none',
      borderInlineStart: rule.divider,
    },
  },
});

/** The last bar reaches the upper edge of the section. Part of the decorated look. */
export const bars = style({
  position: 'absolute',
  zIndex: -1,
  insetBlock: `calc(-1 * ${space.section}) 0`,
  insetInlineEnd: 0,
  inlineSize: '72%',
  display: 'flex',
  alignItems: 'flex-end',
  gap: space.s2,
  color: vars.color.artwork.primary,
  opacity: ifDecorated('0.55'),
  '@media': { [from.md]: { inlineSize: '56%', gap: '14px', opacity: ifDecorated('0.9') } },
});

export const bar = style({
  flex: 1,
  blockSize: 'var(--height)',
  backgroundImage: 'repeating-linear-gradient(0deg, currentColor 0 var(--line), transparent var(--line) 7px)',
});
