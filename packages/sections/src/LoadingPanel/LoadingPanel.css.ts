import { style } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { layers } from '@podium/ui/theme/layers.css';
import { space, text } from '@podium/ui/theme/scale.css';

export const outline = style({
  '@layer': {
    [layers.sections]: {
      ...text.h3,
      display: 'grid',
      alignItems: 'center',
      minBlockSize: '420px',
      marginBlock: space.s7,
      padding: space.s6,
      border: `2px dotted ${vars.color.edge}`,
      color: vars.color.ink,
    },
  },
});
