import { createFigure } from '../sitter/figure.ts';
import type { Triple } from '../sitter/solids.ts';
import { dot, normalAt, normalized, surfaceAt } from '../sitter/surface.ts';

/** The speaker faces the audience, turned slightly to the side. */
const turn = Math.PI - 0.35;
const figure = createFigure(turn);

/** The lamps of the house, beyond the speaker and stronger from the right. */
const lamps: { towards: Triple; strength: number; sharpness: number }[] = [
  { towards: normalized([0.8, 0.45, -0.55]), strength: 1.7, sharpness: 1.1 },
  { towards: normalized([-0.85, 0.35, -0.6]), strength: 0.8, sharpness: 1.4 },
  { towards: normalized([0.1, 0.95, -0.1]), strength: 0.5, sharpness: 1.4 },
];
const returned = { skin: 1, shirt: 1.1, hair: 0.8, jacket: 0.72, eye: 1, frame: 0.4 };

/** Light on the speaker's back, 0 to 1, or undefined outside it. x right, y up; a head is about 0.7 high. */
export function speakerLight(x: number, y: number): number | undefined {
  const z = surfaceAt(figure, x, y);
  if (z === undefined) return undefined;
  const normal = normalAt(figure.distance, [x, y, z]);
  const light = lamps.reduce(
    (sum, { towards, strength, sharpness }) => sum + strength * Math.max(0, dot(normal, towards)) ** sharpness,
    0.03,
  );
  return Math.min(1, light * returned[figure.material(x, y, z)]);
}
