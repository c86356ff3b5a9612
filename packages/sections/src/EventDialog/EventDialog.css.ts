import { style } from '@vanilla-extract/css';
import { layers } from '@podium/ui/theme/layers.css';

/** Wraps below the date, so that the term and its date stay on one line. */
export const pastEventNotice = style({
  '@layer': { [layers.sections]: { contain: 'inline-size', containIntrinsicInlineSize: '11rem' } },
});
