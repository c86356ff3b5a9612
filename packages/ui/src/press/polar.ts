/** A point in whole or broken units, x right, y down. */
export type Point = readonly [x: number, y: number];

/** A corner of the polygon that pulls a curve along, in polar coordinates; the angle counts on from turn to turn. */
export interface Knot {
  angle: number;
  radius: number;
}

/** A curve around the centre: its distance from there by angle. */
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

/** How far a point lies outside the edge. */
export function errorAt(point: Point, edge: Edge, reference: number): number {
  return Math.hypot(point[0], point[1]) - edge(angleOf(point, reference));
}

/**
 * A point of the quadratic B-spline: of the curve that begins halfway from `before` to `corner` and ends halfway to
 * `after`. `t` from 0 to 1.
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
