import { style } from '@vanilla-extract/css';
import { layered } from '@podium/ui/theme/layered';
import { from } from '@podium/ui/theme/media.css';

/** Sticky while the chart scrolls. */
export const head = style(
  layered.sections({ '@media': { [from.lg]: { position: 'sticky', insetBlockStart: '140px' } } }),
);
