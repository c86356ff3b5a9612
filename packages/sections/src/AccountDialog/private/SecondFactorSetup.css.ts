import { style } from '@vanilla-extract/css';
import { layered } from '@podium/ui/theme/layered';
import { from } from '@podium/ui/theme/media.css';
import { space, text } from '@podium/ui/theme/scale.css';

export const key = style(
  layered.sections({
    display: 'grid',
    gap: space.s5,
    alignItems: 'center',
    '@media': { [from.md]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  }),
);

/** Dark on white in every theme: some scanners cannot read inverted codes. */
export const qrCode = style(layered.sections({ backgroundColor: 'white' }));

export const secret = style(
  layered.sections({
    ...text.body,
    fontFamily: 'monospace',
    userSelect: 'all',
    overflowWrap: 'anywhere',
  }),
);
