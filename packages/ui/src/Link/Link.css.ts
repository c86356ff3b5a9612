import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { hitArea } from '../theme/hitArea.css.ts';

const link = style(
  layered.ui({
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.18em',
    selectors: { '&:hover': { textDecorationThickness: '2px' } },
  }),
);

export const tone = styleVariants({
  default: [link, layered.ui({ color: vars.color.link })],
  inherit: [link, layered.ui({ color: 'inherit' })],
  quiet: [
    link,
    layered.ui({
      color: 'inherit',
      textDecorationColor: 'transparent',
      selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
    }),
  ],
});

/** Inline-block, because a link on two lines has no vertical centre for the hit area. */
export const standalone = style([hitArea, layered.ui({ display: 'inline-block' })]);

const arrowWidth = '0.85em';

/** Space for the arrow. The arrow itself has zero width, so it never wraps to a new line. */
export const roomForArrow = style(layered.ui({ paddingInlineEnd: `calc(0.25em + ${arrowWidth})` }));

export const arrow = style(layered.ui({ marginInlineStart: `calc(-1 * ${arrowWidth})` }));
