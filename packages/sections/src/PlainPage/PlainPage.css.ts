import { globalStyle, style } from '@vanilla-extract/css';
import { ground } from '@podium/ui/theme/fields.css';
import { layers } from '@podium/ui/theme/layers.css';
import { layout, space, target } from '@podium/ui/theme/scale.css';

export const page = style([
  ground.paper,
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

/** As wide as their words, but no wider than the page: a long word breaks. */
globalStyle(`${block} > *`, { '@layer': { [layers.sections]: { maxInlineSize: '100%' } } });
