import type { PageCard } from '@podium/data/brandBuild.ts';
import { brand } from '@podium/brands/active/content.ts';
import { typography } from '@podium/brands/active/theme/typography.ts';
import { breakWords } from './breakWords.ts';
import type { SetLine, Typeface } from './lettering.ts';
import { PictureError } from './pictureError.ts';

/** Size of the Open Graph picture, in px. */
export const cardSize = { width: 1200, height: 630 } as const;

const margin = 64;
const { width, height } = cardSize;

const { weights: display } = typography.display;
const { weights: textWeights } = typography.text;

/** Sizes of the headline in px. The first that fits is used. */
const sizes = [100, 72, 56, 44, 34];
const lineHeight = 0.92;
/** Cap height, in em. */
const capitals = 0.7;
/** Space for the headline between wordmark and note, and its vertical middle, in px. */
const room = { height: 340, middle: 330 };

/** A card as SVG, with its text as outlines. Throws a PictureError if the text cannot be drawn. */
export function cardMarkup(card: PageCard, setLine: SetLine): string {
  const print = (text: string, typeface: Typeface, x: number, y: number) =>
    `<g fill="${card.text}" transform="translate(${x} ${y})">${setLine(text, typeface).markup}</g>`;
  const { figure } = card;
  const parts = [
    `<rect width="${width}" height="${height}" fill="${card.background}"/>`,
    card.drawing ?? '',
    card.mark ? `<g transform="translate(${margin} ${margin})">${card.mark}</g>` : '',
    print(brand.name, wordmark(setLine), margin + (card.mark ? 66 : 0), margin + 38),
    ...headline(card, setLine).map(({ line, typeface, y }) => print(line, typeface, margin - 4, y)),
    print(card.note, note, margin, height - margin - 6),
    ...(figure ? [print(figure, numeral, width - margin - setLine(figure, numeral).width, height - margin - 6)] : []),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}

/** A long name gets a smaller size, so that it does not overlap the drawing. */
function wordmark(setLine: SetLine): Typeface {
  const typeface: Typeface = { family: 'display', weight: display.numeral, size: 30, tracking: -0.02 };
  return { ...typeface, size: Math.min(30, (30 * 580) / setLine(brand.name, typeface).width) };
}

const note: Typeface = { family: 'text', weight: textWeights.label, size: 26 };
const numeral: Typeface = { family: 'display', weight: display.numeral, size: 72, tracking: -0.035 };

/** The lines of the headline with their baselines. */
function headline({ words, measure, largest = Infinity }: PageCard, setLine: SetLine) {
  for (const size of sizes.filter((each) => each <= largest)) {
    const typeface: Typeface = { family: 'display', weight: display.heading, size, tracking: -0.04 };
    const lines = breakWords(words, (line) => setLine(line, typeface).width <= measure);
    const pitch = size * lineHeight;
    if (!lines || lines.length * pitch > room.height) continue;
    const first = room.middle + (capitals * size - (lines.length - 1) * pitch) / 2;
    return lines.map((line, index) => ({ line, typeface, y: Math.round(first + index * pitch) }));
  }
  throw new PictureError(
    `'${words}' is too long for a picture. Shorten it, or put a soft hyphen into its longest word.`,
  );
}
