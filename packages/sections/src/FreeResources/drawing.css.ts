import { style } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { layers } from '@podium/ui/theme/layers.css';

export const drawing = style({
  '@layer': { [layers.sections]: { inlineSize: '100%', color: vars.color.roseLine } },
});

export const clause = style({ '@layer': { [layers.sections]: { stroke: vars.color.serial } } });
