import { globalStyle, style } from '@vanilla-extract/css';
import { surface } from '@podium/ui/theme/surface.css';
import { layered } from '@podium/ui/theme/layered';
import { layout, space } from '@podium/ui/theme/scale.css';

export const page = style([
  surface.paper,
  layered.sections({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: '100svh',
    overflow: 'clip',
  }),
]);

export const bar = style(layered.sections({ display: 'flex', alignItems: 'center', minBlockSize: layout.navDesktop }));

export const main = style(
  layered.sections({
    flex: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    paddingBlock: `${space.s5} ${space.s8}`,
  }),
);

export const block = style(
  layered.sections({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
  }),
);

/** As wide as the text, but not wider than the page: long words wrap. */
globalStyle(`${block} > *`, layered.sections({ maxInlineSize: '100%' }));
