import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';

export const visuallyHidden = style(
  layered.ui({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
