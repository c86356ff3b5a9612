import { createFigure } from './figure.ts';
import { lightAt } from './light.ts';

/** Light 0 to 1 at a point of the unit disc (x right, y down); undefined outside the sitter. */
export type PortraitMap = (x: number, y: number) => number | undefined;

/** A three-quarter view, towards the headline. */
const turn = -0.62;
/**
 * The centre of the disc is on the near cheek: the innermost turns of the spiral must not cross an eye or the mouth.
 */
const frame = { scale: 0.735, x: -0.075, y: 0.2 };

/** Renders the sitter once at `size` by `size` points and returns the result as a function. Takes some seconds. */
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

/** Interpolates between the four points around (x, y). If one of them is background, returns the nearest point. */
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
