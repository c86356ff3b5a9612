import type { Point } from './pathData.ts';

/** Removes corners of an open line that are within `tolerance` of the simplified line (Douglas-Peucker). */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const isKept = points.map((_, index) => index === 0 || index === points.length - 1);
  const spans: [first: number, last: number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const farthest = farthestFrom(points, span);
    if (!farthest || farthest.distance <= tolerance) continue;
    isKept[farthest.index] = true;
    spans.push([span[0], farthest.index], [farthest.index, span[1]]);
  }
  return points.filter((_, index) => isKept[index]);
}

/** The point between the ends of a span that is farthest from the line through them. */
function farthestFrom(points: readonly Point[], [first, last]: [number, number]) {
  const from = points[first];
  const to = points[last];
  if (!from || !to || last - first < 2) return undefined;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  let farthest = { index: first, distance: -1 };
  for (let index = first + 1; index < last; index += 1) {
    const [x, y] = points[index] ?? from;
    // Both ends of a ring are the same point: measure the distance from it.
    const distance =
      length === 0 ? Math.hypot(x - from[0], y - from[1]) : Math.abs(dx * (from[1] - y) - dy * (from[0] - x)) / length;
    if (distance > farthest.distance) farthest = { index, distance };
  }
  return farthest;
}
