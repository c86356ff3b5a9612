import { style } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { layered } from '@podium/ui/theme/layered';

export const drawing = style(layered.sections({ inlineSize: '100%', color: vars.color.roseLine }));

export const clause = style(layered.sections({ stroke: vars.color.serial }));
