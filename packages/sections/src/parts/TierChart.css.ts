import { text } from '@podium/ui/theme/scale.css';
import { color, from, globalStyle, ifDecorated, style } from '../style.ts';

/** Positions are shares of the axis; `--from` and `--width` set them. */
export const chart = style({
  position: 'relative',
  containerType: 'inline-size',
  paddingBlockStart: '40px',
  paddingBlockEnd: '2rem',
});

export const axis = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  justifyContent: 'space-between',
  pointerEvents: 'none',
});

/** Zero width, so that its line is exactly at its share; in a narrow chart every other mark has no label. */
export const mark = style({
  ...text.label,
  inlineSize: 0,
  paddingInlineStart: '6px',
  borderInlineStart: `1px solid ${color.border.subtle}`,
  color: color.text.secondary,
  whiteSpace: 'nowrap',
  selectors: {
    '&:nth-child(even)': { color: 'transparent' },
    '&:last-child': {
      display: 'flex',
      justifyContent: 'flex-end',
      paddingInline: '0 6px',
      borderInlineStart: 'none',
      borderInlineEnd: `1px solid ${color.border.subtle}`,
    },
  },
  '@container': { '(min-width: 40rem)': { selectors: { '&:nth-child(even)': { color: color.text.secondary } } } },
});

export const tier = style({ position: 'relative', paddingBlock: '16px 10px' });

export const bar = style({
  display: 'block',
  inlineSize: 'var(--width)',
  marginInlineStart: 'var(--from)',
  borderInline: `${ifDecorated('2px')} solid`,
});

globalStyle(`${bar} > *`, { blockSize: '78px', '@media': { [from.md]: { blockSize: '92px' } } });

/** Aligned with the start of its bar, or further left where it would overflow the chart. */
export const words = style({
  ...text.body,
  position: 'relative',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginInlineStart: 'clamp(0px, 100% - 17rem, var(--from) + 10px)',
  paddingBlockStart: '6px',
  paddingInlineEnd: '6px',
  // Covers the lines of the axis.
  backgroundColor: color.background,
});

export const minimum = style({
  ...text.label,
  position: 'absolute',
  insetBlock: '28px 0',
  insetInlineStart: 'var(--from)',
  display: 'flex',
  alignItems: 'flex-end',
  paddingInlineStart: '8px',
  borderInlineStart: `2px solid ${color.accent}`,
  color: color.accent,
  pointerEvents: 'none',
});
