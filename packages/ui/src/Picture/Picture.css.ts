import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** As wide as its container. The height is known before the image has loaded. */
export const frame = style(
  layered.ui({
    display: 'block',
    position: 'relative',
    inlineSize: '100%',
    overflow: 'clip',
  }),
);

/**
 * Fills the frame whatever its aspect ratio. The background is visible until the image has loaded, behind its
 * alternative text.
 */
export const photograph = style(
  layered.ui({
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    backgroundColor: vars.color.laid,
    color: vars.color.ink2,
  }),
);

/** Centred in the frame, which may be wider or higher than the drawing. */
export const placeholder = style(
  layered.ui({ position: 'absolute', inset: 0, display: 'grid', alignContent: 'center', overflow: 'clip' }),
);
