import { createVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/style.ts';
import { from } from '../theme/media.css.ts';

/** The surface below the cards, visible through the holes between them. */
export const surfaceBelow = createVar('surface-below');

/** Stacked on phones, then side by side. */
export const cards = style({
  vars: { [surfaceBelow]: vars.color.background },
  display: 'flex',
  flexDirection: 'column',
  '@media': { [from.md]: { flexDirection: 'row' } },
});
