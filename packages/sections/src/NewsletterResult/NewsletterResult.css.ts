import { globalStyle, style } from '@vanilla-extract/css';
import { layers } from '@podium/ui/theme/layers.css';

export const seal = style({ '@layer': { [layers.sections]: { inlineSize: 'min(100%, 320px)' } } });

export const heading = style({
  '@layer': { [layers.sections]: { marginBlock: 'clamp(28px, 3vw, 44px) 14px' } },
});

/** It takes the focus to be read out, not to be used: no ring. */
globalStyle(`${heading} > h1:focus-visible`, {
  '@layer': { [layers.sections]: { outline: 'none', boxShadow: 'none' } },
});

export const message = style({ '@layer': { [layers.sections]: { marginBlockEnd: '26px' } } });
