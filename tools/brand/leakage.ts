import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { textFiles } from '../textFiles.ts';
import type { BuiltBrand } from './built.ts';
import { tracesOf } from './traces.ts';

/** A text file of a build or of the product. */
export interface TextFile {
  path: string;
  text: string;
}

/** Shorter texts may occur by chance. */
const shortestText = 10;

/** Colours that programs and libraries write as well. */
const commonColors = new Set(['#ffffff', '#000000']);

/** Every text file of a built site, and all mails. */
export async function outputOf({ folder, mails }: BuiltBrand): Promise<TextFile[]> {
  return [...mails, ...(await Array.fromAsync(textFiles(folder, ['**/*'])))];
}

/** Places where the output of one brand contains something that only another brand has, one sentence each. */
export async function leakageInto(
  output: readonly TextFile[],
  own: BuiltBrand,
  other: BuiltBrand,
  product: string,
): Promise<string[]> {
  const ownWords = JSON.stringify([own.brand, own.texts, own.cities]);
  const colors = other.colors.filter((color) => !own.colors.includes(color) && !commonColors.has(color));
  const words = [...other.cities, ...other.fonts, other.newsletter].filter(
    (word) => !ownWords.includes(word) && !own.fonts.includes(word) && !product.includes(word),
  );
  const patterns = [
    tracesOf(other.brand),
    alternatives(words, (word) => `\\b${RegExp.escape(word)}(?!\\p{L})`),
    // Minified colours: '#ffffff' is '#fff'.
    alternatives(colors, (color) => `${color.replace(/^#(?:(.)\1(.)\2(.)\3)$/, '#$1$2$3')}\\b`, 'i'),
  ];
  const texts = distinctive(other.texts).filter((text) => !ownWords.includes(text) && !product.includes(text));
  return [
    ...output.flatMap(({ path, text }) => [
      ...patterns.flatMap((pattern) => {
        const match = pattern?.exec(text);
        return match ? [`${path} contains '${match[0]}' of the other brand`] : [];
      }),
      ...texts
        .filter((each) => text.includes(each))
        .map((each) => `${path} contains the text '${each}' of the other brand`),
    ]),
    ...(await metadataLeaks(own.folder, other)),
  ];
}

/** The metadata of pictures: the names in the bytes of the files. */
async function metadataLeaks(folder: string, { brand }: BuiltBrand): Promise<string[]> {
  const names = [brand.name, brand.legalEntity.name, brand.mailboxes.owner, brand.speakerSuffix];
  const faults: string[] = [];
  for await (const path of glob('**/*.{png,webp,avif,jpg,ico}', { cwd: folder })) {
    const bytes = await readFile(join(folder, path));
    const name = names.find((each) => bytes.includes(each));
    if (name) faults.push(`${path} contains '${name}' of the other brand`);
  }
  return faults;
}

/** The longest part of each text without characters that HTML or scripts escape. */
function distinctive(texts: readonly string[]): string[] {
  const parts = texts.map((text) =>
    text.split(/[&<>"'`\\{}$\n]/).reduce((longest, part) => (part.length > longest.length ? part : longest), ''),
  );
  return [...new Set(parts.map((part) => part.trim()))].filter(
    (part) => part.replaceAll(/[\d.,]/g, '').length >= shortestText && part.includes(' '),
  );
}

function alternatives(words: readonly string[], patternOf: (word: string) => string, flags = ''): RegExp | undefined {
  return words.length > 0 ? new RegExp(words.map(patternOf).join('|'), `u${flags}`) : undefined;
}
