import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';

export const icon = style(
  layered.ui({
    display: 'inline-block',
    flex: 'none',
    verticalAlign: '-0.08em',
  }),
);

export const size = styleVariants({ text: '0.85em', large: '1.5em' }, (side) =>
  layered.ui({ inlineSize: side, blockSize: side }),
);

export const directional = style(layered.ui({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } }));
