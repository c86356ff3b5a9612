import { style } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { layers } from '@podium/ui/theme/layers.css';
import { space } from '@podium/ui/theme/scale.css';

/** What is signed hangs below the perforation: it detaches from what was only asked. */
export const consent = style({
  '@layer': {
    [layers.sections]: { paddingBlockStart: space.s5, borderBlockStart: `2px dotted ${vars.color.edge}` },
  },
});
