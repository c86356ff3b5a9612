import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { from, reducedMotion } from '../theme/media.css.ts';
import { duration, easing, zIndex } from '../theme/scale.css.ts';
import './stillPage.css.ts';

const fade = keyframes({ from: { opacity: 0 } });

/** Dims everything below the dialog, including another dialog. */
export const scrim = style(
  layered.ui({
    position: 'fixed',
    zIndex: zIndex.dialog,
    inset: 0,
    backgroundColor: vars.color.scrim,
    animation: `${fade} ${duration.fast} ${easing.out}`,
    '@media': { [reducedMotion]: { animation: 'none' } },
  }),
);

/** The scrim does not reach the former scrollbar's area; only the root's background shows there. */
globalStyle(
  `:root:has(${scrim})`,
  layered.ui({
    '@media': { [from.lg]: { backgroundColor: vars.color.scrim } },
  }),
);
