import { svgUrl } from './svgUrl.ts';

/** Rows of five columns: a bit for each hole, the leftmost column in the highest bit. */
const letters: Readonly<Record<string, readonly number[]>> = {
  A: [14, 17, 17, 31, 17, 17, 17],
  C: [14, 17, 16, 16, 16, 17, 14],
  E: [31, 16, 16, 30, 16, 16, 31],
  K: [17, 18, 20, 24, 20, 18, 17],
  L: [16, 16, 16, 16, 16, 16, 31],
  O: [14, 17, 17, 17, 17, 17, 14],
  P: [30, 17, 17, 30, 16, 16, 16],
  T: [31, 4, 4, 4, 4, 4, 4],
};

const columns = 5;
/** Advance widths in columns, including the space between letters. */
const advance = { letter: columns + 1, space: 3 };
export const punchedRows = 7;
/** Diameter of a hole, as a share of the distance between two holes. */
const diameter = 0.76;

const advanceOf = (letter: string) => (letter === ' ' ? advance.space : advance.letter);

/** Width of punched words, in units of the distance between two holes. */
export function punchedWidth(words: string): number {
  return Array.from(words).reduce((width, letter) => width + advanceOf(letter), 0) - 1;
}

/** Words in holes, each letter five holes wide and seven high, as a CSS mask. */
export function punchedMask(words: string): string {
  const holes = Array.from(words).flatMap((letter, index) => {
    const start = punchedWidth(words.slice(0, index)) + 1;
    return (letters[letter] ?? []).flatMap((row, y) =>
      Array.from({ length: columns }, (_, x) => x)
        .filter((x) => row & (1 << (columns - 1 - x)))
        .map((x) => `M${start + x} ${y}h0`),
    );
  });
  return svgUrl(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='-.5 -.5 ${punchedWidth(words)} ${punchedRows}'><path d='${holes.join('')}' stroke='#000' stroke-width='${diameter}' stroke-linecap='round'/></svg>`,
  );
}
