import pixelmatch from 'pixelmatch';

/** A picture as rows of red, green, blue and opacity. */
export interface Picture {
  data: Uint8Array;
  width: number;
  height: number;
}

/** A picture in the form in which it is kept and compared. */
export interface PlainPicture extends Picture {
  /** 1 where a pixel is part of a softened edge, 0 in even areas; one byte a pixel. */
  edges: Uint8Array;
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

/** The steps in which softened edges are kept. */
const edgeStep = 32;

/**
 * Keeps even areas exactly, and the pixels that soften the edges of lines and letters in steps of 32. Engraved lines are
 * nearly all edge: without this the baselines weigh twice as much. What moves by a pixel or changes its colour still
 * changes even areas.
 */
export function plain({ data, width, height }: Picture): PlainPicture {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const kept = Uint8Array.from(data);
  const edges = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at];
    // Beyond the rim everything is alike.
    const isLike = (other: number) => (pixels[other] ?? pixel) === pixel;
    if ((isLike(at - 1) && isLike(at + 1)) || (isLike(at - width) && isLike(at + width))) continue;
    edges[at] = 1;
    for (let channel = at * 4; channel < at * 4 + 3; channel++) {
      kept[channel] = Math.min(255, Math.round((data[channel] ?? 0) / edgeStep) * edgeStep);
    }
  }
  return { data: kept, width, height, edges };
}

/** Compares what is seen, never the bytes of a file. The baseline has been made by `plain` too. */
export function compare(baseline: Picture, actual: PlainPicture): Comparison {
  const isSameSize = baseline.width === actual.width && baseline.height === actual.height;
  if (isSameSize && Buffer.compare(baseline.data, actual.data) === 0) return { pixels: 0 };
  const width = Math.max(baseline.width, actual.width);
  const height = Math.max(baseline.height, actual.height);
  const difference = new Uint8Array(width * height * 4);
  const pixels = pixelmatch(
    onCanvas(baseline, width, height),
    isSameSize ? withoutRounding(baseline, actual) : onCanvas(actual, width, height),
    difference,
    width,
    height,
    { threshold, includeAA: true, alpha: 0.2 },
  );
  return pixels === 0 ? { pixels } : { pixels, difference: { data: difference, width, height } };
}

/** The actual picture; at edges that lie one step from the baseline, because they were rounded apart, the baseline. */
function withoutRounding(baseline: Picture, { data, edges }: PlainPicture): Uint8Array {
  const result = Uint8Array.from(data);
  for (let at = 0; at < edges.length; at++) {
    if (edges[at] === 0) continue;
    const first = at * 4;
    const expected = baseline.data.subarray(first, first + 4);
    const isNear = expected.every((value, channel) => Math.abs(value - (data[first + channel] ?? 0)) <= edgeStep);
    if (isNear) result.set(expected, first);
  }
  return result;
}

/** The picture at the upper left of a larger, transparent one; its own data when the sizes agree. */
function onCanvas({ data, width: own, height: rows }: Picture, width: number, height: number): Uint8Array {
  if (own === width && rows === height) return data;
  const canvas = new Uint8Array(width * height * 4);
  for (let row = 0; row < rows; row++) canvas.set(data.subarray(row * own * 4, (row + 1) * own * 4), row * width * 4);
  return canvas;
}
