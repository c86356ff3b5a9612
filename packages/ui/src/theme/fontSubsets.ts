export interface FontSubset {
  name: 'core' | 'latin' | 'extended';
  /** The file of the package that contains the characters. */
  source: 'latin' | 'latin-ext';
  /** The characters, as the CSS descriptor `unicode-range`. */
  unicodeRange: string;
}

/**
 * Three files per font. `core` has the characters of English pages and is preloaded. A browser only loads the others if
 * a page contains one of their characters. No character is in two files. Neither font has arrows, which Icon draws.
 */
export const fontSubsets: readonly FontSubset[] = [
  {
    name: 'core',
    source: 'latin',
    unicodeRange: [
      'U+0020-007E',
      // No-break space, £, ©, «, soft hyphen, ®, °, ·, », ×.
      'U+00A0, U+00A3, U+00A9, U+00AB, U+00AD-00AE, U+00B0, U+00B7, U+00BB, U+00D7',
      // Dashes, quotation marks, bullet, ellipsis, single guillemets, €, minus.
      'U+2013-2014, U+2018-201E, U+2022, U+2026, U+2039-203A, U+20AC, U+2212',
    ].join(', '),
  },
  {
    name: 'latin',
    source: 'latin',
    unicodeRange: [
      'U+00A1-00A2, U+00A4-00A8, U+00AA, U+00AC, U+00AF, U+00B1-00B6, U+00B8-00BA, U+00BC-00D6, U+00D8-00FF',
      'U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2044, U+2122, U+2215',
    ].join(', '),
  },
  {
    name: 'extended',
    source: 'latin-ext',
    unicodeRange: [
      'U+0100-0130, U+0132-0151, U+0154-017E, U+0192, U+0218-021B, U+0237, U+02DD',
      'U+1E80-1E85, U+1E9E, U+1EF2-1EF3, U+2020',
    ].join(', '),
  },
];

export function charactersOf({ unicodeRange }: FontSubset): string {
  const characters = unicodeRange.split(', ').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice('U+'.length)
      .split('-')
      .map((point) => parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
  return characters.join('');
}
