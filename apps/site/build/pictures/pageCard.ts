import { readFile } from 'node:fs/promises';
import type { PagePicture } from '../../src/pictures/pagePictures.ts';
// Vite bundles its own configuration, but only its relative imports.
import { brand } from '@podium/brands/active/content.ts';
import { typography } from '@podium/brands/active/theme/typography.ts';
import { colors } from '@podium/brands/active/theme/colors.ts';
import { breakWords } from './breakWords.ts';
import { type Inks, markMarkup, sealMarkup } from './engraving.ts';
import type { SetLine, Typeface } from './lettering.ts';
import { PictureError } from './pictureError.ts';
import { portraitInk } from './portraitInk.ts';

/** Size of the Open Graph picture, in px. */
export const cardSize = { width: 1200, height: 630 } as const;

const margin = 64;
const { width, height } = cardSize;

/** Open Graph pictures always have the light theme. */
const { page, accent1, inverse } = colors;

const { weights: display } = typography.display;
const { weights: textWeights } = typography.text;

interface Look {
  ground: string;
  ink: string;
  mark: Inks;
  /** Maximum width of the headline, in px. */
  measure: number;
}

const looks: Record<PagePicture['plate'], Look> = {
  portrait: {
    ground: page.background.light,
    ink: page.text.light,
    mark: { intaglio: page.artwork.light, serial: page.artworkSecondary.light },
    measure: 620,
  },
  seats: {
    ground: accent1.background.light,
    ink: accent1.text.light,
    mark: { intaglio: accent1.text.light, serial: accent1.text.light },
    measure: 552,
  },
  seal: {
    ground: inverse.background.light,
    ink: inverse.text.light,
    mark: { intaglio: inverse.artwork.light, serial: inverse.artwork.light },
    measure: 620,
  },
};

/** Sizes of the headline in px. The first that fits is used. */
const sizes = [100, 72, 56, 44, 34];
/** On pictures with a seal, headlines of this length or more start with the second size. */
const longFrom = 34;
const lineHeight = 0.92;
/** Cap height, in em. */
const capitals = 0.7;
/** Space for the headline between wordmark and note, and its vertical middle, in px. */
const room = { height: 340, middle: 330 };

export interface Studio {
  setLine: SetLine;
  /** Folder of the engraved plates. */
  plates: string;
}

/**
 * The Open Graph picture of a page as SVG, with its text as outlines. Rejects with a PictureError if the text cannot be
 * drawn.
 */
export async function pageCard(picture: PagePicture, { setLine, plates }: Studio): Promise<string> {
  const look = looks[picture.plate];
  const figure = picture.plate === 'seal' ? picture.figure : undefined;
  const print = (text: string, typeface: Typeface, x: number, y: number) =>
    `<g fill="${look.ink}" transform="translate(${x} ${y})">${setLine(text, typeface).markup}</g>`;
  const parts = [
    `<rect width="${width}" height="${height}" fill="${look.ground}"/>`,
    await drawing(picture, look, plates),
    markMarkup(look.mark, { x: margin + 28, y: margin + 28, width: 56, lineWidth: 0.9 }),
    print(brand.name, wordmark(setLine), margin + 66, margin + 38),
    ...headline(picture, look.measure, setLine).map(({ line, typeface, y }) => print(line, typeface, margin - 4, y)),
    print(picture.note, note, margin, height - margin - 6),
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
function headline(picture: PagePicture, measure: number, setLine: SetLine) {
  const { words, plate } = picture;
  for (const size of plate === 'seal' && words.length >= longFrom ? sizes.slice(1) : sizes) {
    const typeface: Typeface = { family: 'display', weight: display.display, size, tracking: -0.04 };
    const lines = breakWords(words, (line) => setLine(line, typeface).width <= measure);
    const pitch = size * lineHeight;
    if (!lines || lines.length * pitch > room.height) continue;
    const first = room.middle + (capitals * size - (lines.length - 1) * pitch) / 2;
    return lines.map((line, index) => ({ line, typeface, y: Math.round(first + index * pitch) }));
  }
  throw new PictureError(`'${words}' is too long for a picture; a soft hyphen in its longest word would help.`);
}

/** The drawing next to the text. */
async function drawing(picture: PagePicture, { ground, mark }: Look, plates: string): Promise<string> {
  if (picture.plate === 'seal') {
    return sealMarkup(picture.seal, mark, { x: 1020, y: 300, width: 820, lineWidth: 1.1 }) + veil(ground);
  }
  const [file, place] =
    picture.plate === 'portrait'
      ? ['sitter.svg', 'x="690" y="26" width="640" height="640" fill="url(#ink)"']
      : ['seats.svg', `x="612" y="222" width="760" height="416" color="${accent1.text.light}"`];
  const plate = await readFile(`${plates}/${file}`, 'utf8');
  return (
    portraitInk('light') + plate.replaceAll('stroke="#000"', 'stroke="currentColor"').replace('<svg ', `<svg ${place} `)
  );
}

/** Fades out the lines behind the text. */
function veil(ground: string): string {
  return `<linearGradient id="veil"><stop offset=".44" stop-color="${ground}"/><stop offset=".7" stop-color="${ground}" stop-opacity="0"/></linearGradient><rect width="${width}" height="${height}" fill="url(#veil)"/>`;
}
