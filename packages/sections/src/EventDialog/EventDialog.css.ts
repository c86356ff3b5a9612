import { style } from '@vanilla-extract/css';
import { layers } from '@podium/ui/theme/layers.css';

/** Wraps below the date rather than pushing both below their term. */
export const pastNote = style({
  '@layer': { [layers.sections]: { contain: 'inline-size', containIntrinsicInlineSize: '11rem' } },
});
