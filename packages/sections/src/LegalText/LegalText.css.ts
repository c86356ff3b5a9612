import { style } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { layers } from '@podium/ui/theme/layers.css';
import { space } from '@podium/ui/theme/scale.css';

export const head = style({
  '@layer': {
    [layers.sections]: { display: 'grid', rowGap: space.s5, marginBlock: `${space.s3} ${space.s8}` },
  },
});

/** What comes after reading detaches. */
export const closing = style({
  '@layer': {
    [layers.sections]: {
      display: 'grid',
      justifyItems: 'start',
      rowGap: space.s4,
      marginBlockStart: space.s8,
      paddingBlockStart: space.s6,
      borderBlockStart: `2px dotted ${vars.color.edge}`,
    },
  },
});

export const foot = style({ '@layer': { [layers.sections]: { marginBlockStart: space.s7 } } });
