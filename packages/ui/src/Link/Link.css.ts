import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.css.ts';
import { hitArea } from '../theme/hitArea.css.ts';

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

/** Inline-block, because a link on two lines has no vertical centre for the hit area. */
export const standalone = style([hitArea, { '@layer': { [layers.ui]: { display: 'inline-block' } } }]);

const arrowWidth = '0.85em';

/** Space for the arrow. The arrow itself has zero width, so it never wraps to a new line. */
export const roomForArrow = style({
  '@layer': { [layers.ui]: { paddingInlineEnd: `calc(0.25em + ${arrowWidth})` } },
});

export const arrow = style({ '@layer': { [layers.ui]: { marginInlineStart: `calc(-1 * ${arrowWidth})` } } });
