import { style } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { layers } from '@podium/ui/theme/layers.css';
import { measure, text } from '@podium/ui/theme/scale.css';

export const heading = style({
  '@layer': { [layers.sections]: { marginBlock: 'clamp(16px, 2vw, 32px) 14px' } },
});

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
