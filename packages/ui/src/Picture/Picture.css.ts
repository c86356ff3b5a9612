import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.css.ts';

/** As wide as its place; its height is known before anything has arrived. */
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

/** Whatever its own proportions are, it fills the frame. The ground shows until it has arrived, under its words. */
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

/** In the middle of the frame, which may be wider or higher than what is drawn. */
export const placeholder = style({
  '@layer': {
    [layers.ui]: { position: 'absolute', inset: 0, display: 'grid', alignContent: 'center', overflow: 'clip' },
  },
});
