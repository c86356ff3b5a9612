import { createVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { style, styleVariants } from '../theme/style.ts';
import { forcedColors, reducedMotion } from '../theme/media.css.ts';
import { duration, easing, register } from '../theme/scale.css.ts';

const intaglioInk = createVar();
const serialInk = createVar();

/** The layers in the colours of the surface, or both in the text colour. */
const systemInk = { [forcedColors]: { vars: { [intaglioInk]: 'CanvasText', [serialInk]: 'CanvasText' } } };
export const ink = styleVariants(
  { surface: vars.color.artwork, text: { primary: 'currentColor', secondary: 'currentColor' } },
  ({ primary, secondary }) => ({ vars: { [intaglioInk]: primary, [serialInk]: secondary }, '@media': systemInk }),
);

export type SealInk = keyof typeof ink;

export const seal = style({ display: 'block', flex: 'none', overflow: 'visible', fill: 'none' });

export const filling = style({ inlineSize: '100%', aspectRatio: '1' });

/** A ring that is not cut: dotted, with a heavier line. */
export const uncut = style({ strokeDasharray: '2 4', strokeWidth: 1.2 });

/** Width of the line in px, at any size of the seal. After `uncut`, so that crowded rings stay fine. */
export const line = styleVariants({ hair: 0.5, fine: 0.9, heavy: 1.1 }, (strokeWidth) => ({ strokeWidth }));

const fromLeft = keyframes({ from: { transform: `rotate(-${register.turn})`, opacity: register.opacity } });
const fromRight = keyframes({ from: { transform: `rotate(${register.turn})`, opacity: register.opacity } });

/** With `data-arrival` the two layers rotate into alignment. Waiting seals are shown aligned. */
export const plate = styleVariants(
  {
    intaglio: { stroke: intaglioInk, arrival: fromLeft },
    serial: { stroke: serialInk, arrival: fromRight },
  },
  ({ stroke, arrival }) => ({
    stroke,
    selectors: {
      '[data-arrival] > &': { animation: `${arrival} ${duration.register} ${easing.out} backwards` },
      '[data-arrival="waiting"] > &': { animation: 'none' },
      '[data-arrival="paused"] > &': { animationPlayState: 'paused' },
    },
    '@media': { [reducedMotion]: { selectors: { '[data-arrival] > &': { animation: 'none' } } } },
  }),
);
