/** First and last code point of a run of characters. */
type Run = readonly [first: number, last: number];

/** The content of one file of a font. */
export interface FontSubset {
  name: 'core' | 'latin' | 'extended';
  /** The file of the package that contains the characters. */
  source: 'latin' | 'latin-ext';
  runs: readonly Run[];
}

/**
 * Three files per font. `core` has the characters of English pages and is preloaded. A browser only loads the others if
 * a page contains one of their characters. No character is in two files. Neither font has arrows, which Icon draws.
 */
export const fontSubsets: readonly FontSubset[] = [
  {
    name: 'core',
    source: 'latin',
    runs: [
      [0x20, 0x7e],
      // No-break space, £, ©, «, soft hyphen, ®, °, ·, », ×.
      [0xa0, 0xa0],
      [0xa3, 0xa3],
      [0xa9, 0xa9],
      [0xab, 0xab],
      [0xad, 0xae],
      [0xb0, 0xb0],
      [0xb7, 0xb7],
      [0xbb, 0xbb],
      [0xd7, 0xd7],
      // Dashes, quotation marks, bullet, ellipsis, single guillemets, €, minus.
      [0x2013, 0x2014],
      [0x2018, 0x201e],
      [0x2022, 0x2022],
      [0x2026, 0x2026],
      [0x2039, 0x203a],
      [0x20ac, 0x20ac],
      [0x2212, 0x2212],
    ],
  },
  {
    name: 'latin',
    source: 'latin',
    runs: [
      [0xa1, 0xa2],
      [0xa4, 0xa8],
      [0xaa, 0xaa],
      [0xac, 0xac],
      [0xaf, 0xaf],
      [0xb1, 0xb6],
      [0xb8, 0xba],
      [0xbc, 0xd6],
      [0xd8, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2c6, 0x2c6],
      [0x2da, 0x2da],
      [0x2dc, 0x2dc],
      [0x2044, 0x2044],
      [0x2122, 0x2122],
      [0x2215, 0x2215],
    ],
  },
  {
    name: 'extended',
    source: 'latin-ext',
    runs: [
      [0x100, 0x130],
      [0x132, 0x151],
      [0x154, 0x17e],
      [0x192, 0x192],
      [0x218, 0x21b],
      [0x237, 0x237],
      [0x2dd, 0x2dd],
      [0x1e80, 0x1e85],
      [0x1e9e, 0x1e9e],
      [0x1ef2, 0x1ef3],
      [0x2020, 0x2020],
    ],
  },
];

/** The characters of a subset, as one string. */
export function charactersOf({ runs }: FontSubset): string {
  return runs
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');
}

/** The subset as the CSS descriptor `unicode-range`. */
export function unicodeRangeOf({ runs }: FontSubset): string {
  return runs.map(([first, last]) => (first === last ? point(first) : `${point(first)}-${hex(last)}`)).join(', ');
}

function point(codePoint: number): string {
  return `U+${hex(codePoint)}`;
}

function hex(codePoint: number): string {
  return codePoint.toString(16).toUpperCase().padStart(4, '0');
}
