/** A point, x right, y down. */
export type Point = readonly [x: number, y: number];

/** A point on a curve, with the first derivative by the curve's parameter. */
export interface CurvePoint {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

/** Writes whole numbers as path data. A minus sign also separates numbers, so no space is needed before it. */
export function packNumbers(numbers: readonly number[]): string {
  let packed = '';
  for (const number of numbers) {
    const text = String(number);
    packed += packed === '' || text.startsWith('-') ? text : ` ${text}`;
  }
  return packed;
}

/**
 * The cubic Bézier path through `points`, which are one `step` of the parameter apart, in whole units of `1 / grid`.
 *
 * Because the steps are equal, the control points on both sides of a point mirror each other. From the second segment
 * on the short command `s`, with two points instead of three, is enough.
 */
export function curvePath(points: readonly CurvePoint[], step: number, grid: number): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const third = step / 3;
  let x = Math.round(first.x * grid);
  let y = Math.round(first.y * grid);
  const start = `M${packNumbers([x, y])}`;
  const firstHandle = [Math.round(first.dx * third * grid), Math.round(first.dy * third * grid)];
  const segments = rest.map((point, index) => {
    const handle = [
      Math.round((point.x - point.dx * third) * grid) - x,
      Math.round((point.y - point.dy * third) * grid) - y,
    ];
    const end = [Math.round(point.x * grid) - x, Math.round(point.y * grid) - y] as const;
    x += end[0];
    y += end[1];
    return index === 0 ? [...firstHandle, ...handle, ...end] : [...handle, ...end];
  });
  const [opening, ...following] = segments;
  if (!opening) return start;
  const smooth = following.length > 0 ? `s${packNumbers(following.flat())}` : '';
  return `${start}c${packNumbers(opening)}${smooth}`;
}

/** Straight lines through `points`, in whole units. Equal consecutive corners are written once. */
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
