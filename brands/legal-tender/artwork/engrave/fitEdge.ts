import { errorAt, pointOnSpline, toPoint, type Edge, type Knot } from './polar.ts';

const roundsOfFitting = 4;
const roundsOfRefining = 12;
/** Minimum distance of two corners, in units. Closer corners could be rounded to the same point. */
const closest = 5;

/** The corners of a quadratic B-spline that stays within `tolerance` of the edge. Adds as few corners as necessary. */
export function fitEdge(edge: Edge, start: number, end: number, tolerance: number): Knot[] {
  let knots = evenKnots(edge, start, end, tolerance);
  for (let round = 0; round < roundsOfRefining; round += 1) {
    knots = fit(knots, edge);
    const refined = refine(knots, edge, tolerance);
    if (refined.length === knots.length) return knots;
    knots = refined;
  }
  return fit(knots, edge);
}

/** Corners at the maximum distance for the curvature of a circle. */
function evenKnots(edge: Edge, start: number, end: number, tolerance: number): Knot[] {
  const knots: Knot[] = [];
  for (let angle = start; angle < end; angle += longestSpan(edge(angle), tolerance / 4)) {
    knots.push({ angle, radius: edge(angle) });
  }
  return [...knots, { angle: end, radius: edge(end) }];
}

/** The maximum angle over which a quadratic curve deviates from a circle by at most `error`. */
function longestSpan(radius: number, error: number): number {
  return Math.min(0.9, 2 * ((8 * error) / Math.max(1, radius)) ** 0.25);
}

/** Moves every corner until the curve, which passes inside its corners, is on the edge. */
function fit(knots: readonly Knot[], edge: Edge): Knot[] {
  let fitted = [...knots];
  for (let round = 0; round < roundsOfFitting; round += 1) {
    fitted = fitted.map((knot, index) => {
      const error = errorBeside(fitted, index, edge, 0.5);
      return { angle: knot.angle, radius: knot.radius - error };
    });
  }
  return fitted;
}

/** Adds a corner on the side of a corner where the curve is too far from the edge. */
function refine(knots: readonly Knot[], edge: Edge, tolerance: number): Knot[] {
  const isTooFarAfter = knots.map(() => false);
  for (let index = 1; index < knots.length - 1; index += 1) {
    const errors = [0.1, 0.3, 0.5, 0.7, 0.9].map((t) => ({ t, error: Math.abs(errorBeside(knots, index, edge, t)) }));
    const worst = errors.reduce((most, next) => (next.error > most.error ? next : most));
    if (worst.error > tolerance) isTooFarAfter[worst.t < 0.5 ? index - 1 : index] = true;
  }
  return knots.flatMap((knot, index) => {
    const next = knots[index + 1];
    if (!next || !isTooFarAfter[index] || (next.angle - knot.angle) * knot.radius < closest) return [knot];
    const angle = (knot.angle + next.angle) / 2;
    return [knot, { angle, radius: edge(angle) }];
  });
}

/** Distance of the curve of a corner outside the edge; 0 for the first and last corner, which have no curve. */
function errorBeside(knots: readonly Knot[], index: number, edge: Edge, t: number): number {
  const [before, knot, after] = [knots[index - 1], knots[index], knots[index + 1]];
  if (!before || !knot || !after) return 0;
  return errorAt(pointOnSpline(toPoint(before), toPoint(knot), toPoint(after), t), edge, knot.angle);
}
