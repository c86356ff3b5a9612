import { createVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { ifPlain } from '../theme/look.ts';
import { space } from '../theme/scale.css.ts';
import { style } from '../theme/style.ts';
import { from } from '../theme/media.css.ts';

/** The surface below the cards, visible through the holes between them. */
export const surfaceBelow = createVar('surface-below');

/** Stacked on phones, then side by side; joined in the decorated look. */
export const cards = style({
  vars: { [surfaceBelow]: vars.color.background },
  display: 'flex',
  flexDirection: 'column',
  gap: ifPlain(space.gutter),
  '@media': { [from.md]: { flexDirection: 'row' } },
});
