import { style } from '../theme/style.ts';

/** To be spread into the style of text that is hidden at some widths. */
export const hiddenText = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const visuallyHidden = style(hiddenText);
