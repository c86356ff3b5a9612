import { style } from '@vanilla-extract/css';
import { layers } from '@podium/ui/theme/layers.css';
import { rule } from '@podium/ui/theme/rules.css';
import { space } from '@podium/ui/theme/scale.css';

/** The consent, separated from the questions by a perforation. */
export const consent = style({
  '@layer': {
    [layers.sections]: { paddingBlockStart: space.s5, borderBlockStart: rule.perforation },
  },
});
