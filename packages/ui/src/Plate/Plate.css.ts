import { createContainer, createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { portraitInk } from '../theme/inks.css.ts';
import { layers } from '../theme/layers.css.ts';
import { forcedColors } from '../theme/media.css.ts';

const place = createContainer();
const fineCut = createVar();
const coarseCut = createVar();

/** From this width of the plate on, its fine cut is used. */
const fineFrom = '480px';

const positive = { [fineCut]: "url('./plates/sitter.svg')", [coarseCut]: "url('./plates/sitterSmall.svg')" };
const negative = {
  [fineCut]: "url('./plates/sitterNegative.svg')",
  [coarseCut]: "url('./plates/sitterNegativeSmall.svg')",
};

export const plate = style({
  '@layer': {
    [layers.ui]: {
      display: 'block',
      inlineSize: '100%',
      aspectRatio: '1',
      containerName: place,
      containerType: 'inline-size',
    },
  },
});

/** A plate that is far from the window is not drawn, and its file not fetched. */
export const lazy = style({ '@layer': { [layers.ui]: { contentVisibility: 'auto' } } });

const sitter = style({ '@layer': { [layers.ui]: { vars: positive } } });

/** Only the image in force is fetched: one cut of one of the two. */
globalStyle(`:root[data-theme='dark'] ${sitter}`, { '@layer': { [layers.ui]: { vars: negative } } });
globalStyle(`:root:not([data-theme]) ${sitter}`, {
  '@layer': { [layers.ui]: { '@media': { '(prefers-color-scheme: dark)': { vars: negative } } } },
});

export const picture = {
  sitter,
  sitterNegative: style({ '@layer': { [layers.ui]: { vars: negative } } }),
};

const inks = {
  iris: { backgroundImage: portraitInk },
  current: { backgroundColor: 'currentColor' },
};

export type PlateInk = keyof typeof inks;

export const ink = styleVariants(inks, (background) => ({
  '@layer': {
    [layers.ui]: {
      ...background,
      display: 'block',
      blockSize: '100%',
      maskImage: coarseCut,
      maskSize: '100% 100%',
      forcedColorAdjust: 'none',
      '@container': { [`${place} (min-width: ${fineFrom})`]: { maskImage: fineCut } },
      '@media': { [forcedColors]: { backgroundImage: 'none', backgroundColor: 'CanvasText' } },
    },
  },
}));
