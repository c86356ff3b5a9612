import { clamp } from './sitter/solids.ts';

/**
 * The value at a point of the unit square, between the four points of a grid around it. Where one of them is undefined,
 * the nearest one.
 */
export function interpolate(
  valueAt: (column: number, row: number) => number | undefined,
  { width, height }: { width: number; height: number },
  x: number,
  y: number,
): number | undefined {
  const across = clamp(x) * (width - 1);
  const down = clamp(y) * (height - 1);
  const column = Math.min(width - 2, Math.floor(across));
  const row = Math.min(height - 2, Math.floor(down));
  const [a, b] = [across - column, down - row];
  const [topLeft, topRight] = [valueAt(column, row), valueAt(column + 1, row)];
  const [bottomLeft, bottomRight] = [valueAt(column, row + 1), valueAt(column + 1, row + 1)];
  if (topLeft === undefined || topRight === undefined || bottomLeft === undefined || bottomRight === undefined)
    return valueAt(column + Math.round(a), row + Math.round(b));
  return (topLeft * (1 - a) + topRight * a) * (1 - b) + (bottomLeft * (1 - a) + bottomRight * a) * b;
}
