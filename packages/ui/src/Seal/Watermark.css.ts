import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.css.ts';
import { forcedColors } from '../theme/media.css.ts';

export const watermark = style({
  '@layer': {
    [layers.ui]: {
      display: 'block',
      inlineSize: '100%',
      aspectRatio: '1',
      overflow: 'visible',
      fill: 'none',
      stroke: vars.color.rule,
      strokeWidth: 0.8,
      opacity: 0.5,
      '@media': { [forcedColors]: { display: 'none' } },
    },
  },
});
