import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.css.ts';

/** As wide as its container. The height is known before the image has loaded. */
export const frame = style({
  '@layer': {
    [layers.ui]: {
      display: 'block',
      position: 'relative',
      inlineSize: '100%',
      overflow: 'clip',
    },
  },
});

/**
 * Fills the frame whatever its aspect ratio. The background is visible until the image has loaded, behind its
 * alternative text.
 */
export const photograph = style({
  '@layer': {
    [layers.ui]: {
      inlineSize: '100%',
      blockSize: '100%',
      objectFit: 'cover',
      backgroundColor: vars.color.laid,
      color: vars.color.ink2,
    },
  },
});

/** Centred in the frame, which may be wider or higher than the drawing. */
export const placeholder = style({
  '@layer': {
    [layers.ui]: { position: 'absolute', inset: 0, display: 'grid', alignContent: 'center', overflow: 'clip' },
  },
});
