import { packNumbers } from './pathData.ts';
import type { Point } from './polar.ts';

/**
 * Straight lines through `points`, in whole units. Consecutive points that round to the same corner are written once.
 */
export function polygonPath(points: readonly Point[], isClosed = true): string {
  const corners = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const [first, ...rest] = corners.filter(([x, y], index) => {
    const before = corners[index - 1];
    return !before || x !== before[0] || y !== before[1];
  });
  if (!first) return '';
  let [x, y] = first;
  const steps = rest.flatMap(([nextX, nextY]) => {
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${packNumbers(first)}${steps.length > 0 ? `l${packNumbers(steps)}` : ''}${isClosed ? 'z' : ''}`;
}
