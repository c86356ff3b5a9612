import { style, styleVariants } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

export const icon = style({
  '@layer': {
    [layers.ui]: {
      display: 'inline-block',
      flex: 'none',
      verticalAlign: '-0.08em',
    },
  },
});

export const size = styleVariants({ text: '0.85em', large: '1.5em' }, (side) => ({
  '@layer': { [layers.ui]: { inlineSize: side, blockSize: side } },
}));

export const directional = style({
  '@layer': { [layers.ui]: { selectors: { '&:dir(rtl)': { scale: '-1 1' } } } },
});
