import { style } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { layers } from '@podium/ui/theme/layers.css';
import { space, text } from '@podium/ui/theme/scale.css';

export const notice = style({
  '@layer': {
    [layers.sections]: {
      display: 'grid',
      justifyItems: 'start',
      gap: space.s1,
      paddingBlock: `${space.s3} ${space.s2}`,
      paddingInline: space.s4,
      borderInlineStart: `3px solid ${vars.color.intaglio}`,
      backgroundColor: vars.color.laid,
    },
  },
});

export const words = style({
  '@layer': { [layers.sections]: { ...text.small, overflowWrap: 'anywhere' } },
});
