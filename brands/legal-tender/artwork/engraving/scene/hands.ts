import { add, box, ground, model, rod, union, type Solid, type Triple } from '../sitter/solids.ts';
import type { Scene } from './render.ts';

/** A rod through points, thinner towards the last. */
function finger(thickness: number, ...points: readonly Triple[]): Solid {
  const radius = (joint: number) => thickness * (1 - 0.1 * joint);
  return union(...points.slice(1).map((to, joint) => rod(points[joint]!, to, radius(joint), radius(joint + 1))));
}

/** A palm with its fingers and arm; the joins are soft. */
function hand(palm: Solid, parts: readonly Solid[]): Solid {
  return model(
    palm,
    parts.map((each) => add(0.07, each)),
  );
}

/** The hand nearer to the eye lies flat and holds the sheet. */
const holding = hand(box([-0.66, 0.13, -0.42], [0.2, 0.075, 0.24], 0.07), [
  finger(0.062, [-0.8, 0.15, -0.24], [-0.84, 0.17, 0.0], [-0.85, 0.1, 0.16], [-0.85, 0.05, 0.26]),
  finger(0.064, [-0.69, 0.16, -0.2], [-0.69, 0.19, 0.08], [-0.69, 0.11, 0.26], [-0.69, 0.05, 0.38]),
  finger(0.062, [-0.57, 0.16, -0.22], [-0.54, 0.19, 0.06], [-0.53, 0.11, 0.23], [-0.53, 0.05, 0.34]),
  finger(0.052, [-0.5, 0.14, -0.3], [-0.42, 0.15, -0.06], [-0.4, 0.09, 0.07], [-0.39, 0.05, 0.16]),
  finger(0.066, [-0.76, 0.12, -0.55], [-0.93, 0.12, -0.36], [-1.0, 0.06, -0.2]),
  rod([-0.68, 0.13, -0.6], [-0.85, 0.16, -1.1], 0.12, 0.14),
]);

const nib: Triple = [0.06, 0.01, 0.3];
const penEnd: Triple = [0.5, 0.86, -0.26];
const pen = union(rod([0.085, 0.06, 0.27], penEnd, 0.026, 0.032), rod(nib, [0.085, 0.06, 0.27], 0.004, 0.022));

/** The other hand rests on its outer edge and writes. */
const writing = hand(box([0.5, 0.25, -0.3], [0.1, 0.19, 0.2], 0.09), [
  finger(0.062, [0.44, 0.42, -0.16], [0.27, 0.46, 0.06], [0.16, 0.3, 0.17], [0.12, 0.17, 0.22]),
  finger(0.062, [0.5, 0.36, -0.12], [0.36, 0.33, 0.12], [0.22, 0.2, 0.21], [0.17, 0.12, 0.22]),
  finger(0.06, [0.53, 0.26, -0.12], [0.46, 0.19, 0.12], [0.31, 0.1, 0.15]),
  finger(0.054, [0.55, 0.16, -0.16], [0.52, 0.09, 0.04], [0.38, 0.06, 0.06]),
  finger(0.066, [0.4, 0.3, -0.4], [0.2, 0.36, -0.16], [0.12, 0.28, 0.06], [0.12, 0.2, 0.16]),
  rod([0.55, 0.22, -0.45], [0.75, 0.26, -1.1], 0.13, 0.15),
]);

/** Where the sleeves begin, and their cuffs end. */
const sleeve = { from: -0.86, cuff: -0.96 };

const sleeves = union(
  rod([-0.78, 0.15, -0.9], [-1.3, 0.3, -3.2], 0.2, 0.27),
  rod([0.68, 0.26, -0.9], [1.5, 0.4, -3.2], 0.2, 0.27),
);

/** Words of irregular length along a line. */
const isWord = (at: number, line: number) => Math.sin(at * 31 + line * 7) + Math.sin(at * 19 + line * 13) > -1.1;

/** A contract: the line for the signature, and text above it. */
function sheetAlbedo(x: number, z: number): number {
  const [blank, ink] = [1.15, 0.34];
  if (z < 0.5) return Math.abs(z - 0.27) < 0.014 && x > -0.3 && x < 0.85 ? ink : blank;
  const position = (z - 0.5) / 0.13;
  const height = position % 1;
  return height > 0.3 && height < 0.68 && x > -0.85 && x < 0.85 && isWord(x, Math.floor(position)) ? ink : blank;
}

function albedo([x, y, z]: Triple): number {
  if (y > 0.012) return z < sleeve.cuff ? 0.3 : z < sleeve.from ? 1.1 : 0.86;
  return Math.abs(x) < 1.05 && z > -0.45 && z < 1.9 ? sheetAlbedo(x, z) : 0.46;
}

/** Two hands that sign a contract, seen from the signer's left. The lines follow the fingers of each hand. */
export const hands: Scene = {
  solid: union(ground, holding, writing, pen, sleeves),
  albedo,
  rulings: [
    { angle: -0.32, includes: ([x, y]) => y > 0.012 && x < -0.2 },
    { angle: -0.5, includes: ([x, y]) => y > 0.012 && x >= -0.2 },
  ],
  eye: [-2.6, 2.1, 0.75],
  lookAt: [0.05, 0.12, -0.08],
  zoom: 3.7,
  lamp: [-0.5, 0.78, 0.42],
  ambient: 0.24,
  aspect: 16 / 11,
  farthest: 20,
};
