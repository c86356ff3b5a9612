import { globalStyle, style } from '@vanilla-extract/css';
import { layers } from '@podium/ui/theme/layers.css';
import { from } from '@podium/ui/theme/media.css';
import { space } from '@podium/ui/theme/scale.css';

export const seal = style({ '@layer': { [layers.sections]: { inlineSize: 'min(100%, 320px)' } } });

export const heading = style({
  '@layer': { [layers.sections]: { marginBlock: 'clamp(28px, 3vw, 44px) 14px' } },
});

/** It takes the focus to be read out, not to be used: no ring. */
globalStyle(`${heading} > h1:focus-visible`, {
  '@layer': { [layers.sections]: { outline: 'none', boxShadow: 'none' } },
});

export const message = style({ '@layer': { [layers.sections]: { marginBlockEnd: '26px' } } });

/** Always one below the other on phones: a shorter label while the answer is on its way moves nothing. */
export const actions = style({
  '@layer': {
    [layers.sections]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: space.s4,
      '@media': { [from.sm]: { flexDirection: 'row', flexWrap: 'wrap' } },
    },
  },
});
