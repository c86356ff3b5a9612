import { space } from '@podium/ui/theme/scale.css';
import { column, from, globalStyle, rule, style, wrapping } from '../../style.ts';

/** Form and success panel share one grid cell, so that swapping them does not shift the layout. */
export const place = style({
  ...column,
  // Receives focus only so that it is not lost: no focus ring.
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
});

globalStyle(`${place} > *`, { gridArea: '1 / 1' });

export const form = style({
  ...column,
  alignContent: 'start',
  gap: '26px',
  selectors: { '&[data-covered]': { visibility: 'hidden' } },
});

// No transition: with reduced motion, transitions of inherited values would still run one level after another.
globalStyle(`${form}[data-covered], ${form}[data-covered] *`, { transitionProperty: 'none' });

export const send = style({
  display: 'grid',
  gap: '20px',
  paddingBlockStart: space.s5,
  borderBlockStart: rule.divider,
  '@media': { [from.md]: { ...wrapping, alignItems: 'center' } },
});

globalStyle(`${send} > p`, { flex: '1 1 5rem' });
