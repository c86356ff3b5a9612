import { createFigure } from './figure.ts';
import { lightAt } from './light.ts';

/** Light 0 to 1 at a point of the unit disc (x right, y down), or nothing where the sitter is not. */
export type PortraitMap = (x: number, y: number) => number | undefined;

/** Turned three-quarters towards the headline. */
const turn = -0.62;
/** The middle of the disc lies on the near cheek: the spiral's tightest turns must not cross an eye or the mouth. */
const frame = { scale: 0.735, x: -0.075, y: 0.2 };

/** Draws the sitter once, `size` by `size` points, and returns the picture as a function. Takes a while. */
export function createPortraitMap(size: number): PortraitMap {
  const figure = createFigure(turn);
  const light: (number | undefined)[] = Array.from({ length: size * size });
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const u = (column / (size - 1)) * 2 - 1;
      const v = (row / (size - 1)) * 2 - 1;
      if (u * u + v * v > 1.04) continue;
      light[row * size + column] = lightAt(figure, u * frame.scale + frame.x, -v * frame.scale + frame.y);
    }
  }
  return (x, y) => interpolate(light, size, ((x + 1) / 2) * (size - 1), ((y + 1) / 2) * (size - 1));
}

/** Between the four points around (x, y), unless one of them is background: then the nearest. */
function interpolate(light: readonly (number | undefined)[], size: number, x: number, y: number): number | undefined {
  const column = Math.min(size - 2, Math.max(0, Math.floor(x)));
  const row = Math.min(size - 2, Math.max(0, Math.floor(y)));
  const a = x - column;
  const b = y - row;
  const at = (right: number, down: number) => light[(row + down) * size + column + right];
  const [topLeft, topRight, bottomLeft, bottomRight] = [at(0, 0), at(1, 0), at(0, 1), at(1, 1)];
  if (topLeft === undefined || topRight === undefined || bottomLeft === undefined || bottomRight === undefined) {
    return at(Math.round(a), Math.round(b));
  }
  return (topLeft * (1 - a) + topRight * a) * (1 - b) + (bottomLeft * (1 - a) + bottomRight * a) * b;
}
