import { globalStyle, style } from '@vanilla-extract/css';
import { surface } from '@podium/ui/theme/surface.css';
import { layers } from '@podium/ui/theme/layers.css';
import { layout, space, target } from '@podium/ui/theme/scale.css';

export const page = style([
  surface.paper,
  {
    '@layer': {
      [layers.sections]: {
        display: 'flex',
        flexDirection: 'column',
        minBlockSize: '100svh',
        overflow: 'clip',
      },
    },
  },
]);

export const bar = style({
  '@layer': { [layers.sections]: { display: 'flex', alignItems: 'center', minBlockSize: layout.navDesktop } },
});

export const brand = style({
  '@layer': {
    [layers.sections]: {
      display: 'flex',
      alignItems: 'center',
      minInlineSize: 0,
      minBlockSize: target.minimum,
      color: 'inherit',
      textDecoration: 'none',
    },
  },
});

export const main = style({
  '@layer': {
    [layers.sections]: {
      flex: 1,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'center',
      paddingBlock: `${space.s5} ${space.s8}`,
    },
  },
});

export const block = style({
  '@layer': {
    [layers.sections]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'start',
    },
  },
});

/** As wide as the text, but not wider than the page: long words wrap. */
globalStyle(`${block} > *`, { '@layer': { [layers.sections]: { maxInlineSize: '100%' } } });
