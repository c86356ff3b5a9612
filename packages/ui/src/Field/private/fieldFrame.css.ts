import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { space } from '../../theme/scale.css.ts';
import * as parts from './fieldParts.css.ts';

export const label = style([parts.label, layered.ui({ marginBlockEnd: '6px' })]);

/** The control and its prefix or icon share one grid cell. */
export const frame = style(layered.ui({ position: 'relative', display: 'grid' }));

/** The hint, and the count at the end of its line. */
export const foot = style(
  layered.ui({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.s3,
    justifyContent: 'space-between',
    marginBlockStart: '6px',
  }),
);
