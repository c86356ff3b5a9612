import pixelmatch from 'pixelmatch';

/** A picture as rows of red, green, blue and opacity. */
export interface Picture {
  data: Uint8Array;
  width: number;
  height: number;
}

export interface Comparison {
  /** How many pixels differ; a picture of another size differs in every pixel that only one of the two has. */
  pixels: number;
  /** Red where the two differ, pale elsewhere; none when they are the same. */
  difference?: Picture;
}

/**
 * How far a pixel may be off, in the unit of pixelmatch: one step of 255 in lightness passes, two do not. One browser
 * with one set of fonts draws alike everywhere, so this is for the rounding of different processors alone.
 */
const threshold = 0.005;

/** Compares what is seen, never the bytes of a file. */
export function compare(baseline: Picture, actual: Picture): Comparison {
  if (
    baseline.width === actual.width &&
    baseline.height === actual.height &&
    Buffer.compare(baseline.data, actual.data) === 0
  ) {
    return { pixels: 0 };
  }
  const width = Math.max(baseline.width, actual.width);
  const height = Math.max(baseline.height, actual.height);
  const difference = new Uint8Array(width * height * 4);
  const pixels = pixelmatch(
    onCanvas(baseline, width, height),
    onCanvas(actual, width, height),
    difference,
    width,
    height,
    // Softened edges count: a glyph that has moved by a hair is a change.
    { threshold, includeAA: true, alpha: 0.2 },
  );
  return pixels === 0 ? { pixels } : { pixels, difference: { data: difference, width, height } };
}

/** The picture at the upper left of a larger, transparent one; its own data when the sizes agree. */
function onCanvas({ data, width: own, height: rows }: Picture, width: number, height: number): Uint8Array {
  if (own === width && rows === height) return data;
  const canvas = new Uint8Array(width * height * 4);
  for (let row = 0; row < rows; row++) canvas.set(data.subarray(row * own * 4, (row + 1) * own * 4), row * width * 4);
  return canvas;
}
