import { globalStyle, style } from '@vanilla-extract/css';
import { layers } from '@podium/ui/theme/layers.css';
import { from } from '@podium/ui/theme/media.css';
import { perforation } from '@podium/ui/theme/perforation.css';
import { space } from '@podium/ui/theme/scale.css';

/** Form and thanks lie on each other, so that nothing moves when one takes the other's place. */
export const place = style({
  '@layer': {
    [layers.sections]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      // It takes the focus that would be lost, not to be used: no ring.
      ':focus-visible': { outline: 'none', boxShadow: 'none' },
    },
  },
});

globalStyle(`${place} > *`, { '@layer': { [layers.sections]: { gridArea: '1 / 1' } } });

export const form = style({
  '@layer': {
    [layers.sections]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: '26px',
      selectors: { '&[data-covered]': { visibility: 'hidden' } },
    },
  },
});

// Gone at once: reduced motion shortens transitions to a moment, and on inherited values they run level after level.
globalStyle(`${form}[data-covered], ${form}[data-covered] *`, {
  '@layer': { [layers.sections]: { transitionProperty: 'none' } },
});

/** Below the perforation: what is torn off and sent. */
export const send = style({
  '@layer': {
    [layers.sections]: {
      display: 'grid',
      gap: '20px',
      paddingBlockStart: space.s5,
      borderBlockStart: perforation.paper,
      '@media': { [from.md]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center' } },
    },
  },
});
