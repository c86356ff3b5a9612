import { createVar, keyframes } from '@vanilla-extract/css';
import { easing } from '@podium/ui/theme/scale.css';
import { color, forcedColors, mapValues, recipe, reducedMotion, style, styleVariants } from '@podium/ui/theme/style';

const intaglioInk = createVar();
const serialInk = createVar();

const inks = { surface: color.artwork, text: { primary: 'currentColor', secondary: 'currentColor' } };

export type SealInk = keyof typeof inks;

const systemInk = { [forcedColors]: { vars: { [intaglioInk]: 'CanvasText', [serialInk]: 'CanvasText' } } };

export const seal = recipe({
  base: {
    display: 'grid',
    flex: 'none',
    inlineSize: '100%',
    aspectRatio: '1',
    overflow: 'visible',
    fill: 'none',
    // Lines keep this width at any size of the seal.
    strokeWidth: 0.9,
  },
  variants: {
    // The layers in the colours of the surface, or both in the text colour.
    ink: mapValues(inks, ({ primary, secondary }) => ({
      vars: { [intaglioInk]: primary, [serialInk]: secondary },
      '@media': systemInk,
    })),
    isDense: { true: { strokeWidth: 0.8 } },
  },
  defaultVariants: { ink: 'surface' },
});

/** Contains the drawing of a seal that is not hydrated. */
export const early = style({ display: 'contents' });

/** A ring of a seal. A ring that is not solid is dotted, with a heavier line; crowded rings keep a fine line. */
export const ring = recipe({
  variants: {
    isDotted: { true: { strokeDasharray: '2 4', strokeWidth: 1.2 } },
    isCrowded: { true: { strokeWidth: 0.5 } },
  },
});

/** The background of fine lines in a large seal. */
export const bed = style({ strokeWidth: 0.55, opacity: 0.75 });

/** Initial state of the animation: the two layers are rotated in opposite directions and nearly transparent. */
const register = { turn: '5deg', opacity: 0.2 };

const fromLeft = keyframes({ from: { transform: `rotate(-${register.turn})`, opacity: register.opacity } });
const fromRight = keyframes({ from: { transform: `rotate(${register.turn})`, opacity: register.opacity } });

/** With `data-arrival` the two layers rotate into alignment. Waiting seals are shown aligned. */
export const plate = styleVariants(
  { intaglio: { stroke: intaglioInk, arrival: fromLeft }, serial: { stroke: serialInk, arrival: fromRight } },
  ({ stroke, arrival }) => ({
    gridArea: '1 / 1',
    overflow: 'visible',
    stroke,
    selectors: {
      '[data-arrival] > &': { animation: `${arrival} 900ms ${easing.out} backwards` },
      '[data-arrival="waiting"] > &': { animation: 'none' },
      '[data-arrival="paused"] > &': { animationPlayState: 'paused' },
    },
    '@media': { [reducedMotion]: { selectors: { '[data-arrival] > &': { animation: 'none' } } } },
  }),
);
