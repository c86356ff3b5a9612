import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/style.ts';

/** As wide as its container. The height is known before the image has loaded. */
export const frame = style({
  display: 'block',
  position: 'relative',
  inlineSize: '100%',
  overflow: 'clip',
});

/**
 * Fills the frame whatever its aspect ratio. The background is visible until the image has loaded, behind its
 * alternative text.
 */
export const photograph = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  backgroundColor: vars.color.surface.alt,
  color: vars.color.text.secondary,
});

/** Centred in the frame, which may be wider or higher than the drawing. */
export const placeholder = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  overflow: 'clip',
});
