import { style } from '@vanilla-extract/css';
import { layered } from '@podium/ui/theme/layered';
import { noScript } from '@podium/ui/theme/media.css';
import { text } from '@podium/ui/theme/scale.css';

/** Hidden without JavaScript, where loading never ends. */
export const page = style(
  layered.sections({
    paddingBlock: 'clamp(32px, 4vw, 64px)',
    '@media': { [noScript]: { display: 'none' } },
  }),
);

export const words = style(layered.sections({ ...text.h3, overflowWrap: 'anywhere' }));
