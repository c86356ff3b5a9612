import { packNumbers, type Point } from '../engraving/pathData.ts';
import { angleOf, errorAt, pointOnSpline, toPoint, type Edge, type Knot } from './polar.ts';

/** One side of a closed line: its corners in order, and the edge that they follow. */
export interface SplineSide {
  knots: readonly Knot[];
  edge: Edge;
}

interface Corner {
  knot: Knot;
  point: Point;
  edge: Edge;
}

/** Search radius around the best position, in units: points with integer coordinates within it are tried. */
const lookAround = 3;
/** Weight of an error at a joint, relative to an error in the middle of a curve. */
const jointWeight = 0.7;

/**
 * The closed quadratic B-spline along both sides, in whole units.
 *
 * A curve ends halfway between two corners. The short command `t` mirrors the previous corner to get the next one, so
 * two numbers per corner are enough. Rounding a corner along the edge is harmless, rounding it across is not: of the
 * nearby whole points the one that keeps the curve on the edge is chosen, and the next corner compensates the error of
 * rounding.
 */
export function splinePath(sides: readonly SplineSide[]): string {
  const corners = sides.flatMap(({ knots, edge }) =>
    knots.map((knot): Corner => ({ knot, point: toPoint(knot), edge })),
  );
  const [first] = corners;
  const last = corners.at(-1);
  if (!first || !last) return '';
  let from = rounded(middle(last.point, first.point));
  let corner = rounded(first.point);
  const start = `M${packNumbers(from)}q${packNumbers(step(from, corner))} `;
  const steps = corners.map((current, index) => {
    const next = corners[(index + 1) % corners.length] ?? first;
    const afterNext = corners[(index + 2) % corners.length] ?? first;
    const to = chooseJoint(corner, current, next, afterNext);
    const moved = step(from, to);
    corner = [2 * to[0] - corner[0], 2 * to[1] - corner[1]];
    from = to;
    return moved;
  });
  const [opening = [], ...following] = steps;
  return `${start}${packNumbers(opening)}t${packNumbers(following.flat())}z`;
}

/** The point with integer coordinates between two curves: `corner` is the rounded corner of `current`. */
function chooseJoint(corner: Point, current: Corner, next: Corner, afterNext: Corner): Point {
  const best = rounded(middle(corner, next.point));
  // At the tips, where the line turns back, the edges have no angle to compare.
  if (current.edge !== next.edge || next.edge !== afterNext.edge) return best;
  const length = (Math.abs(afterNext.knot.angle - current.knot.angle) * next.knot.radius) / 2;
  const jointAngle = (current.knot.angle + next.knot.angle) / 2;
  let chosen = { joint: best, cost: Number.POSITIVE_INFINITY };
  for (const joint of pointsAround(best)) {
    const mirrored: Point = [2 * joint[0] - corner[0], 2 * joint[1] - corner[1]];
    const atJoint = errorAt(joint, next.edge, jointAngle);
    const onCurve = errorAt(pointOnSpline(corner, mirrored, afterNext.point, 0.5), next.edge, next.knot.angle);
    const along = ((angleOf(mirrored, next.knot.angle) - next.knot.angle) * next.knot.radius) / length;
    const cost = onCurve ** 2 + jointWeight * atJoint ** 2 + along ** 2;
    if (cost < chosen.cost) chosen = { joint, cost };
  }
  return chosen.joint;
}

function pointsAround([x, y]: Point): Point[] {
  const reach = Array.from({ length: 2 * lookAround + 1 }, (_, index) => index - lookAround);
  return reach.flatMap((dx) => reach.map((dy): Point => [x + dx, y + dy]));
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

function step(from: Point, to: Point): Point {
  return [to[0] - from[0], to[1] - from[1]];
}
