import { from } from '@podium/ui/theme/media.css';
import { space } from '@podium/ui/theme/scale.css';
import { column, globalStyle, style } from '../style.ts';

/** As high as its panel, so that the actions are at the bottom. */
export const form = style({ flex: 1, display: 'flex', flexDirection: 'column', gap: '18px' });

export const fields = style({
  ...column,
  gap: `18px ${space.s4}`,
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

// The last of an odd number of fields spans both columns.
globalStyle(`${fields} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' });
