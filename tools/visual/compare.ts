import pixelmatch from 'pixelmatch';

/** RGBA pixels in rows. */
export interface Picture {
  data: Uint8Array;
  width: number;
  height: number;
}

/** A picture in the format of baselines. */
export interface BaselinePicture extends Picture {
  /** One byte per pixel: 1 for an anti-aliased edge, 0 for even areas. */
  edges: Uint8Array;
}

export interface Comparison {
  /** Number of differing pixels; all if the sizes differ. */
  pixels: number;
  /** Red where the two differ, pale elsewhere. Undefined if they are equal. */
  difference?: Picture;
}

/**
 * Tolerance per pixel in the unit of pixelmatch: a lightness difference of 1 in 255 passes, 2 fails. A pinned browser
 * with pinned fonts renders the same everywhere, so this only allows for rounding by other processors.
 */
const threshold = 0.005;

/** Step of the quantization of anti-aliased edges. */
const edgeStep = 32;

/** Each value of a channel, rounded to these steps. */
const inSteps = Uint8Array.from({ length: 256 }, (_, value) => Math.min(255, Math.round(value / edgeStep) * edgeStep));

/**
 * Keeps even areas exactly and quantizes anti-aliased pixels in steps of 32. Engraved lines are mostly edges: without
 * this the baselines would be twice as large. A shift by one pixel or a changed colour still changes even areas.
 */
export function toBaselineFormat({ data, width, height }: Picture): BaselinePicture {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const kept = Uint8Array.from(data);
  const edges = new Uint8Array(width * height);
  const last = pixels.length - 1;
  for (let at = 0; at <= last; at++) {
    const pixel = pixels[at];
    // Outside of the picture counts as equal.
    if ((at === 0 || pixels[at - 1] === pixel) && (at === last || pixels[at + 1] === pixel)) continue;
    if ((at < width || pixels[at - width] === pixel) && (at > last - width || pixels[at + width] === pixel)) continue;
    edges[at] = 1;
    const first = at * 4;
    kept[first] = inSteps[data[first]!]!;
    kept[first + 1] = inSteps[data[first + 1]!]!;
    kept[first + 2] = inSteps[data[first + 2]!]!;
  }
  return { data: kept, width, height, edges };
}

/** Compares pixels, not file bytes. The baseline must also be made by `toBaselineFormat`. */
export function compare(baseline: Picture, actual: BaselinePicture): Comparison {
  const isSameSize = baseline.width === actual.width && baseline.height === actual.height;
  if (isSameSize && Buffer.compare(baseline.data, actual.data) === 0) return { pixels: 0 };
  const width = Math.max(baseline.width, actual.width);
  const height = Math.max(baseline.height, actual.height);
  const before = isSameSize ? baseline.data : padded(baseline, width, height);
  const after = isSameSize ? withoutRounding(baseline, actual) : padded(actual, width, height);
  const data = new Uint8Array(width * height * 4);
  const pixels = pixelmatch(before, after, data, width, height, { threshold, includeAA: true, alpha: 0.2 });
  if (pixels === 0) return { pixels };
  return { pixels: isSameSize ? pixels : actual.width * actual.height, difference: { data, width, height } };
}

/** Transparent below and to the right. */
function padded({ data, width, height }: Picture, wantedWidth: number, wantedHeight: number): Uint8Array {
  const result = new Uint8Array(wantedWidth * wantedHeight * 4);
  for (let row = 0; row < height; row++) {
    result.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * wantedWidth * 4);
  }
  return result;
}

/**
 * The actual picture, but with the baseline's pixels where rounding explains the difference: at edges that differ by one
 * step, and where the baseline has an edge since a neighbour was rendered slightly differently.
 */
function withoutRounding(baseline: Picture, { data, edges }: BaselinePicture): Uint8Array {
  const result = Uint8Array.from(data);
  const { edges: edgesBefore } = toBaselineFormat(baseline);
  for (let at = 0; at < edges.length; at++) {
    if (edges[at] === 0 && edgesBefore[at] === 0) continue;
    const first = at * 4;
    const expected = baseline.data.subarray(first, first + 4);
    const isExplained = expected.every((value, channel) => {
      const found = data[first + channel] ?? 0;
      if (edges[at] === 1) return Math.abs(value - found) <= edgeStep;
      return value === (channel === 3 ? found : inSteps[found]);
    });
    if (isExplained) result.set(expected, first);
  }
  return result;
}
