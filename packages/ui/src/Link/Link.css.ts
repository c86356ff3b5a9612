import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.css.ts';
import { reach } from '../theme/reach.css.ts';

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

/** A box of its own: one that runs over two lines has no middle. */
export const standalone = style([reach, { '@layer': { [layers.ui]: { display: 'inline-block' } } }]);

const arrowWidth = '0.85em';

/** Room for the arrow, which never begins a line: it takes no width of its own, so it always fits behind the last word. */
export const roomForArrow = style({
  '@layer': { [layers.ui]: { paddingInlineEnd: `calc(0.25em + ${arrowWidth})` } },
});

export const arrow = style({ '@layer': { [layers.ui]: { marginInlineStart: `calc(-1 * ${arrowWidth})` } } });
