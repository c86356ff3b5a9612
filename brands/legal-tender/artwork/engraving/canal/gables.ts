import type { Point } from '../polar.ts';

/**
 * The five types of canal house gables, oldest first. Each is drawn from the left end of the eaves, (0, 0), to the
 * right end, for a front of the given width. Negative y is up.
 */
export const gables = { step, spout, neck, bell, cornice };
export type GableName = keyof typeof gables;

/** The upper outline of a front, and lines on it. */
export interface Gable {
  outline: Point[];
  mouldings: Point[][];
  /** Height of the attic window's upper edge above the eaves; 0 without a window. */
  attic: number;
}

/** Shares of a quarter turn at which curves are sampled. */
const curveSamples = [0.2, 0.4, 0.6, 0.8, 1];

/** Step gable, from about 1600. */
function step(width: number): Gable {
  const steps = 4;
  const rise = 15;
  const tread = (width / 2 - 9) / steps;
  const left = Array.from({ length: steps }, (_, index): Point[] => [
    [index * tread, 0 - index * rise],
    [(index + 1) * tread, 0 - index * rise],
    [(index + 1) * tread, -(index + 1) * rise],
  ]).flat();
  return { outline: mirrored(left, width), mouldings: [], attic: 42 };
}

/** Spout gable, of warehouses: two slopes with a block on top. */
function spout(width: number): Gable {
  const left: Point[] = [
    [0, 0],
    [width / 2 - 10, -62],
    [width / 2 - 10, -78],
  ];
  return { outline: mirrored(left, width), mouldings: [], attic: 36 };
}

/** Neck gable, from 1640: a tall middle below a pediment, with stone shoulders. */
function neck(width: number): Gable {
  const side = width * 0.22;
  const shoulder = curveSamples.map((share): Point => {
    const angle = (share * Math.PI) / 2;
    return [side * (1 - Math.cos(angle)), -24 * Math.sin(angle)];
  });
  const left: Point[] = [[0, 0], ...shoulder, [side, -64], [side - 4, -64], [width / 2, -86]];
  return { outline: mirrored(left, width), mouldings: [level(side - 4, width, -64)], attic: 36 };
}

/** Bell gable, from 1660: concave sides. */
function bell(width: number): Gable {
  const side = width * 0.27;
  const swing = curveSamples.map((share): Point => [side * Math.sin((share * Math.PI) / 2), -56 * share ** 1.9]);
  const cap = curveSamples.map((share): Point => {
    const angle = (share * Math.PI) / 2;
    return [width / 2 - (width / 2 - side) * Math.cos(angle), -58 - 18 * Math.sin(angle)];
  });
  const left: Point[] = [[0, 0], ...swing, ...cap];
  return { outline: mirrored(left, width), mouldings: [level(side, width, -57)], attic: 38 };
}

/** Cornice gable, from 1700: a horizontal moulding hides the roof. */
function cornice(width: number): Gable {
  const left: Point[] = [
    [0, 0],
    [-3, -6],
    [-3, -14],
  ];
  return { outline: mirrored(left, width), mouldings: [level(-3, width, -6), level(0, width, 0)], attic: 0 };
}

/** A horizontal line, inset equally at both ends. */
function level(from: number, width: number, y: number): Point[] {
  return [
    [from, y],
    [width - from, y],
  ];
}

/** The left half and its mirror image. */
function mirrored(left: readonly Point[], width: number): Point[] {
  return [...left, ...left.toReversed().map(([x, y]): Point => [width - x, y])];
}

/** Height of the outline above the eaves at `x`. */
export function heightAt({ outline }: Gable, x: number): number {
  let top = 0;
  for (const [index, [endX, endY]] of outline.entries()) {
    const [startX, startY] = outline[index - 1] ?? [endX, endY];
    const isOutside = x < Math.min(startX, endX) || x > Math.max(startX, endX);
    if (isOutside || startX === endX) continue;
    top = Math.min(top, startY + ((x - startX) / (endX - startX)) * (endY - startY));
  }
  return -top;
}
