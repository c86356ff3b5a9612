import { space, text } from '@podium/ui/theme/scale.css';
import { from, style } from '../../style.ts';

export const key = style({
  display: 'grid',
  gap: space.s5,
  alignItems: 'center',
  '@media': { [from.md]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

/** Dark on white in every theme: some scanners cannot read inverted codes. */
export const qrCode = style({ backgroundColor: 'white' });

export const secret = style({ ...text.body, fontFamily: 'monospace', userSelect: 'all', overflowWrap: 'anywhere' });
