import { interpolate } from '../interpolate.ts';
import { createFigure } from './figure.ts';
import { lightAt } from './light.ts';

/** Light 0 to 1 at a point of the unit disc (x right, y down); undefined outside the sitter. */
export type PortraitMap = (x: number, y: number) => number | undefined;

/** A three-quarter view, towards the headline. */
const turn = -0.62;
/** Its centre is on the near cheek: the innermost turns of the spiral must not cross an eye or the mouth. */
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
  const lightIn = (column: number, row: number) => light[row * size + column];
  return (x, y) => interpolate(lightIn, { width: size, height: size }, (x + 1) / 2, (y + 1) / 2);
}
