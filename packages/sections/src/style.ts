import { stylesIn } from '@podium/ui/theme/layered';
import { layers } from '@podium/ui/theme/layers.css';
import { font, tracking, weight } from '@podium/ui/theme/scale.css';

export * from '@podium/ui/theme/tokens';
export { mapValues } from '@podium/ui/theme/layered';

/** For the styles of sections: rules in the layer `sections`. */
export const { style, styleVariants, globalStyle, recipe } = stylesIn(layers.sections);

/** Rules to be spread into a style. */

/** One column, which long words do not widen. */
export const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** At the two ends of a line; on several lines where they do not fit. */
export const spread = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

export const numeral = {
  fontFamily: font.display,
  fontWeight: weight.numeral,
  letterSpacing: tracking.numeral,
} as const;

/** Hanging punctuation: the opening quotation mark is outside. */
export const hangingQuotes = {
  textIndent: '-0.42em',
  '::before': { content: 'open-quote' },
  '::after': { content: 'close-quote' },
} as const;
