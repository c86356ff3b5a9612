import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.css.ts';

const link = style({
  '@layer': {
    [layers.ui]: {
      textDecorationLine: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.18em',
      selectors: { '&:hover': { textDecorationThickness: '2px' } },
    },
  },
});

export const tone = styleVariants({
  default: [link, { '@layer': { [layers.ui]: { color: vars.color.link } } }],
  inherit: [link, { '@layer': { [layers.ui]: { color: 'inherit' } } }],
  quiet: [
    link,
    {
      '@layer': {
        [layers.ui]: {
          color: 'inherit',
          textDecorationColor: 'transparent',
          selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
        },
      },
    },
  ],
});

/** Keeps the arrow with the last word. */
export const mark = style({
  '@layer': { [layers.ui]: { display: 'inline-block', marginInlineStart: '0.25em', whiteSpace: 'nowrap' } },
});
