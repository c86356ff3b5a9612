import { stylesIn } from '@podium/ui/theme/layered';
import { layers } from '@podium/ui/theme/layers.css';
import { from } from '@podium/ui/theme/media.css';
import { displayText } from '@podium/ui/theme/displayText.css';
import { tracking, weight } from '@podium/ui/theme/scale.css';

export * from '@podium/ui/theme/tokens';
export { mapValues } from '@podium/ui/theme/layered';

/** For the styles of sections: rules in the layer `sections`. */
export const { style, styleVariants, globalStyle, recipe } = stylesIn(layers.sections);

/** A figure in large lettering. */
export function numeral(fontSize: string, lineHeight?: string | number) {
  return displayText(fontSize, weight.numeral, lineHeight, tracking.numeral);
}

/** For an anchor's target: scrolls it up to the fixed bars. Other anchors keep a distance. */
export const upToBars = {
  scrollMarginBlockStart: '-40px',
  '@media': { [from.lg]: { scrollMarginBlockStart: '-36px' } },
} as const;

/** Hanging punctuation: the opening quotation mark is outside. */
export const hangingQuotes = {
  textIndent: '-0.42em',
  // No kerning with the first letter, which would move that line.
  '::before': { content: 'open-quote', fontKerning: 'none' },
  '::after': { content: 'close-quote' },
} as const;
