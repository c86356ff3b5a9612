import { darkLine, lightLine } from './inkTones.ts';
import { interpolate } from './interpolate.ts';
import type { Point } from './polar.ts';
import { clamp } from './sitter/solids.ts';
import type { Tone } from './spiral.ts';

/** A photograph in grey values, 0 black to 255 white, row by row from the upper left. */
export interface Photograph {
  width: number;
  height: number;
  grey: Uint8Array;
}

/** Light 0 to 1 at a point of a photograph: the upper left is (0, 0), the lower right (1, 1). */
export type Light = (x: number, y: number) => number;

/**
 * Share of the darkest and of the lightest pixels that is ignored, so that a single reflection does not darken the
 * rest.
 */
const givenUp = 0.01;

/** The light of a photograph, stretched to the full range from black to white. */
export function lightOf(photograph: Photograph): Light {
  const { width, grey } = photograph;
  const [darkest, lightest] = range(grey);
  const greyAt = (column: number, row: number) => grey[row * width + column];
  return (x, y) => clamp(((interpolate(greyAt, photograph, x, y) ?? 0) - darkest) / (lightest - darkest));
}

/** The range of grey values without the ignored pixels; at least one wide. */
function range(grey: Uint8Array): [darkest: number, lightest: number] {
  const sorted = grey.toSorted();
  const skipped = Math.floor(sorted.length * givenUp);
  const darkest = sorted[skipped] ?? 0;
  return [darkest, Math.max(darkest + 1, sorted.at(-1 - skipped) ?? 255)];
}

/** A disc in a photograph; middle and radius in pixels. */
export interface Disc {
  middle: Point;
  radius: number;
}

/** The largest disc around a point that fits into the photograph. The point is in shares of width and height. */
export function discAround([x, y]: Point, { width, height }: Pick<Photograph, 'width' | 'height'>): Disc {
  const middle: Point = [x * width, y * height];
  return { middle, radius: Math.min(middle[0], width - middle[0], middle[1], height - middle[1]) };
}

/** The light of a square picture, for points of the disc in it (x right, y down, 1 at the rim). */
export function inDisc(light: Light): Light {
  return (x, y) => light((x + 1) / 2, (y + 1) / 2);
}

/** Tones of dark lines for light surfaces and of light lines for dark surfaces, for the same light. */
export function tonesOf(light: Light): { positive: Tone; negative: Tone } {
  return { positive: (x, y) => darkLine(light(x, y)), negative: (x, y) => lightLine(light(x, y)) };
}
