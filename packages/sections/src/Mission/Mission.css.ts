import { style } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { layered } from '@podium/ui/theme/layered';
import { from } from '@podium/ui/theme/media.css';
import { text } from '@podium/ui/theme/scale.css';

export const mission = style(
  layered.sections({
    ...text.h1,
    maxInlineSize: '17em',
    overflowWrap: 'break-word',
    '@media': { [from.lg]: { marginInlineStart: 'calc(100% / 12)' } },
  }),
);

/** On its own line where it fits on one. */
export const call = style(layered.sections({ display: 'inline-block', color: vars.color.intaglio }));
