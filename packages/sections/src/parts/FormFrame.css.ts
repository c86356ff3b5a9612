import { style } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { layers } from '@podium/ui/theme/layers.css';
import { text } from '@podium/ui/theme/scale.css';

export const form = style({
  '@layer': {
    [layers.sections]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '22px' },
  },
});

export const failure = style({
  '@layer': {
    [layers.sections]: {
      ...text.small,
      display: 'flex',
      gap: '7px',
      color: vars.color.badFg,
      fontWeight: 600,
      lineHeight: 1.4,
      overflowWrap: 'anywhere',
    },
  },
});

/** Keeps the triangle on the first line. */
export const failureMark = style({
  '@layer': { [layers.sections]: { flex: 'none', display: 'flex', alignItems: 'center', blockSize: '1.4em' } },
});
