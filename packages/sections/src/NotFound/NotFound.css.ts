import { style } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { layers } from '@podium/ui/theme/layers.css';
import { measure, text } from '@podium/ui/theme/scale.css';

/** The number above brings its own distance along. */
export const heading = style({ '@layer': { [layers.sections]: { marginBlockEnd: '14px' } } });

/** One line where the page is wide enough for the number. */
export const message = style({
  '@layer': {
    [layers.sections]: {
      ...text.lede,
      maxInlineSize: measure.body,
      marginBlockEnd: '26px',
      color: vars.color.ink2,
    },
  },
});
