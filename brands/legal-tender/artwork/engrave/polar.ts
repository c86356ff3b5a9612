import type { Point } from '../engraving/pathData.ts';

/** A control point of a spline in polar coordinates. The angle increases from turn to turn. */
export interface Knot {
  angle: number;
  radius: number;
}

/** A curve around the centre: distance from the centre by angle. */
export type Edge = (angle: number) => number;

export function toPoint({ angle, radius }: Knot): Point {
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** The angle of a point, on the turn nearest to `reference`. */
export function angleOf([x, y]: Point, reference: number): number {
  const turn = 2 * Math.PI;
  const angle = Math.atan2(y, x);
  return angle + turn * Math.round((reference - angle) / turn);
}

/** Distance of a point outside the edge. */
export function errorAt(point: Point, edge: Edge, reference: number): number {
  return Math.hypot(point[0], point[1]) - edge(angleOf(point, reference));
}

/**
 * A point of the quadratic B-spline, on the curve from halfway between `before` and `corner` to halfway between
 * `corner` and `after`. `t` is from 0 to 1.
 */
export function pointOnSpline(before: Point, corner: Point, after: Point, t: number): Point {
  const first = ((1 - t) * (1 - t)) / 2;
  const last = (t * t) / 2;
  const middle = 1 - first - last;
  return [
    first * before[0] + middle * corner[0] + last * after[0],
    first * before[1] + middle * corner[1] + last * after[1],
  ];
}
