import { tracePath } from './tracePath.ts';

/** Number of maxima of the distance from the centre, once around. */
export function countPeaks(path: string | undefined): number {
  const distances = tracePath(path ?? '').map(({ x, y }) => Math.hypot(x, y));
  // Rounding to whole units adds noise of one unit; a peak must be higher than that.
  const middle = (Math.max(...distances) + Math.min(...distances)) / 2;
  return distances.filter((distance, index) => distance > middle && (distances.at(index - 1) ?? 0) <= middle).length;
}
