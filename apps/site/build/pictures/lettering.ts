import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
// Vite bundles its own configuration, and only relative imports of it.
import { type FontSubset, fontSubsets } from '../../../../packages/ui/src/theme/fontSubsets.ts';
import { PictureError } from './pictureError.ts';

/** How words are set. */
export interface Typeface {
  family: 'besley' | 'hanken-grotesk';
  weight: number;
  /** Of the em, in px. */
  size: number;
  /** Added after every letter, in em. @default 0 */
  tracking?: number;
}

/** A line of words as outlines: no machine needs the font to draw it. */
export interface Lettering {
  /** Elements of an SVG, from (0, 0) to the right on the base line. */
  markup: string;
  /** In px. */
  width: number;
}

/** Throws a PictureError for a character that no file of the font has. */
export type SetLine = (text: string, typeface: Typeface) => Lettering;

type Subsets = { subset: FontSubset; font: Font }[];

/**
 * Reads the fonts of the site and returns what sets a line in them.
 *
 * @param folder of the files `besley-core.woff2` and so on
 */
export async function openFonts(folder: string): Promise<SetLine> {
  const families = {
    besley: await openFamily(folder, 'besley'),
    'hanken-grotesk': await openFamily(folder, 'hanken-grotesk'),
  };
  return (text, typeface) => setLine(text, typeface, families[typeface.family]);
}

async function openFamily(folder: string, family: string): Promise<Subsets> {
  return Promise.all(
    fontSubsets.map(async (subset) => {
      const file = await readFile(`${folder}/${family}-${subset.name}.woff2`);
      return { subset, font: new Font(new Face(new Blob(await convert(file, 'sfnt')))) };
    }),
  );
}

/** Sets piece after piece, each in the file that has its characters. */
function setLine(text: string, typeface: Typeface, family: Subsets): Lettering {
  const { weight, size, tracking = 0 } = typeface;
  const glyphs: string[] = [];
  let width = 0;
  for (const { font, characters } of piecesOf(text, typeface, family)) {
    font.setVariations([new Variation('wght', weight)]);
    const scale = size / font.face.upem;
    const buffer = new Buffer();
    buffer.addText(characters);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    for (const { codepoint: glyph, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      const outline = font.glyphToPath(glyph);
      const place = `translate(${rounded(width + xOffset * scale)} ${rounded(-yOffset * scale)})`;
      if (outline) glyphs.push(`<path transform="${place} scale(${scale} ${-scale})" d="${outline}"/>`);
      width += xAdvance * scale + tracking * size;
    }
  }
  return { markup: glyphs.join(''), width: width - tracking * size };
}

function piecesOf(text: string, { family }: Typeface, subsets: Subsets): { font: Font; characters: string }[] {
  const pieces: { font: Font; characters: string }[] = [];
  for (const character of text) {
    const font = subsets.find(({ subset }) => holds(subset, character))?.font;
    if (!font)
      throw new PictureError(`The font ${family} has no '${character}', which a picture of '${text}' would show.`);
    const last = pieces.at(-1);
    if (last?.font === font) last.characters += character;
    else pieces.push({ font, characters: character });
  }
  return pieces;
}

function holds({ runs }: FontSubset, character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return runs.some(([first, last]) => first <= point && point <= last);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
