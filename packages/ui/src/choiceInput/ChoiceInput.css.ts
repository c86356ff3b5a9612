import { color, style } from '../theme/style.ts';

/** Part of the class of every label of a choice. */
export const choiceLabel = style({
  position: 'relative',
  cursor: 'pointer',
  selectors: {
    // Only on the input, because the label can contain links.
    '&:has(> :focus-visible)': {
      outline: `3px solid ${color.focus}`,
      outlineOffset: '3px',
      boxShadow: `0 0 0 3px ${color.background}`,
    },
  },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'inherit',
});
