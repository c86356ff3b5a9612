import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.css.ts';
import { from } from '../theme/media.css.ts';

/** The ground on which the tickets lie, seen through the holes between them. */
export const groundBelow = createVar('ground-below');

/** One below the other on phones, then side by side. */
export const tickets = style({
  '@layer': {
    [layers.ui]: {
      vars: { [groundBelow]: vars.color.focusGap },
      display: 'flex',
      flexDirection: 'column',
      '@media': { [from.md]: { flexDirection: 'row' } },
    },
  },
});
