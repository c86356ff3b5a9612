import { readFile } from 'node:fs/promises';
import { typography } from '@podium/brands/active/theme/typography.ts';
import type { BrandFont, Typography } from '@podium/ui/theme/brandTheme';
import { convert } from 'fontverter';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import { charactersOf, fontSubsets } from '../../../../packages/ui/src/theme/fontSubsets.ts';
import { PictureError } from './pictureError.ts';

export interface Typeface {
  family: keyof Typography;
  weight: number;
  /** Font size, in px. */
  size: number;
  /** Letter spacing, in em. @default 0 */
  tracking?: number;
}

/** A line of text as outlines, so that no font is needed to render it. */
export interface Lettering {
  /** SVG elements. The text starts at (0, 0) and runs right along the baseline. */
  markup: string;
  /** In px. */
  width: number;
}

/** Throws a PictureError for a character that is in none of the font's files. */
export type SetLine = (text: string, typeface: Typeface) => Lettering;

const brandTheme = import.meta.resolve('@podium/brands/active/theme/typography.ts');

/** `drawn` are the characters in a font. */
type Subsets = { drawn: string; font: Font }[];

/** Reads the brand's fonts and returns a function that sets a line of text. */
export async function openFonts(): Promise<SetLine> {
  const families = { display: await openFamily(typography.display), text: await openFamily(typography.text) };
  return (text, typeface) => setLine(text, typeface, families[typeface.family]);
}

async function openFamily({ file: name }: BrandFont<string>): Promise<Subsets> {
  return Promise.all(
    fontSubsets.map(async (subset) => {
      const file = await readFile(new URL(`fonts/${name}-${subset.name}.woff2`, brandTheme));
      return { drawn: charactersOf(subset), font: new Font(new Face(new Blob(await convert(file, 'sfnt')))) };
    }),
  );
}

/** Sets each run of characters with the font file that contains them. */
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
    const font = subsets.find(({ drawn }) => drawn.includes(character))?.font;
    if (!font)
      throw new PictureError(
        `The font ${typography[family].family} has no '${character}', which a picture of '${text}' would show.`,
      );
    const last = pieces.at(-1);
    if (last?.font === font) last.characters += character;
    else pieces.push({ font, characters: character });
  }
  return pieces;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
