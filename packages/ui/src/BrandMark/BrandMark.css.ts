import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.css.ts';
import { forcedColors } from '../theme/media.css.ts';
import { font } from '../theme/scale.css.ts';

const outerInk = createVar();
const innerInk = createVar();

const tones = {
  paper: { outer: vars.color.intaglio, inner: vars.color.serial },
  current: { outer: 'currentColor', inner: 'currentColor' },
};

export type BrandMarkTone = keyof typeof tones;

export const tone = styleVariants(tones, ({ outer, inner }) => ({
  '@layer': {
    [layers.ui]: {
      vars: { [outerInk]: outer, [innerInk]: inner },
      '@media': { [forcedColors]: { vars: { [outerInk]: 'currentColor', [innerInk]: 'currentColor' } } },
    },
  },
}));

export const mark = style({
  '@layer': {
    [layers.ui]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '10px',
      maxInlineSize: '100%',
      minInlineSize: 0,
      verticalAlign: 'middle',
    },
  },
});

export const seal = style({
  '@layer': {
    [layers.ui]: { display: 'block', flex: 'none', fill: 'none', stroke: outerInk, strokeWidth: 0.9 },
  },
});

export const inner = style({
  '@layer': { [layers.ui]: { stroke: innerInk } },
});

export const name = style({
  '@layer': {
    [layers.ui]: {
      minInlineSize: 0,
      overflow: 'hidden',
      fontFamily: font.serif,
      fontSize: '1.25rem',
      fontWeight: 620,
      letterSpacing: '-0.02em',
      lineHeight: 1.3,
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});
