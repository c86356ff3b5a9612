import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { layers } from '@podium/ui/theme/layers.css';
import { from } from '@podium/ui/theme/media.css';
import { font, lineHeight, numeric, space, text, tracking, weight } from '@podium/ui/theme/scale.css';

const stacked = { display: 'flex', flexDirection: 'column', gap: '2px' } as const;

/** `inline` is also stacked where the page has no room for it. */
export const layout = styleVariants(
  {
    stacked,
    inline: {
      ...stacked,
      '@media': { [from.md]: { flexDirection: 'row', alignItems: 'center', gap: space.s2 } },
    },
  } as const,
  (rule) => ({ '@layer': { [layers.sections]: rule } }),
);

export const numeral = style({
  '@layer': {
    [layers.sections]: {
      fontFamily: font.serif,
      fontSize: '2.5rem',
      fontVariantNumeric: numeric,
      fontWeight: weight.numeral,
      letterSpacing: tracking.numeral,
      lineHeight: lineHeight.hero,
      '@media': { [from.md]: { fontSize: '3rem' } },
    },
  },
});

export const words = style({
  '@layer': {
    [layers.sections]: { ...text.small, display: 'flex', flexDirection: 'column', lineHeight: lineHeight.label },
  },
});

export const month = style({ '@layer': { [layers.sections]: { fontWeight: weight.label } } });

export const until = style({
  '@layer': { [layers.sections]: { color: vars.color.ink2, fontSize: text.label.fontSize, whiteSpace: 'nowrap' } },
});
