import { box, ground, rod, smoothStep, union, without, type Solid, type Triple } from '../sitter/solids.ts';
import type { Scene } from './render.ts';

/** The desk slopes towards the speaker. */
const slope = 0.42;
const deskHeight = 1.3;

function onDesk(y: number, z: number): [up: number, down: number] {
  const [cos, sin] = [Math.cos(slope), Math.sin(slope)];
  return [(y - deskHeight) * cos - z * sin, (y - deskHeight) * sin + z * cos];
}

const onSlope =
  (solid: Solid): Solid =>
  (x, y, z) =>
    solid(x, ...onDesk(y, z));

const wall: Solid = (_x, _y, z) => z + 2.3;

/** Narrower towards the desk. */
const upright = box([0, 0.66, -0.02], [0.3, 0.56, 0.2], 0.02);
const shaft: Solid = (x, y, z) => upright(x + Math.sign(x) * 0.05 * smoothStep(0.1, 1.2, y), y, z);

const stand = union(
  box([0, 0.04, 0], [0.62, 0.04, 0.5], 0.02),
  box([0, 0.11, 0], [0.5, 0.035, 0.4], 0.02),
  without(shaft, box([0, 0.66, -0.24], [0.2, 0.42, 0.03], 0.01)),
);

const desk = onSlope(
  union(
    box([0, 0, 0], [0.56, 0.035, 0.4], 0.012),
    box([0, 0.05, -0.385], [0.56, 0.045, 0.02], 0.01),
    box([-0.02, 0.05, 0.02], [0.32, 0.006, 0.25]), // the talk
  ),
);

const microphone = union(
  rod([-0.38, 1.42, 0.2], [-0.3, 1.78, 0.06], 0.014),
  rod([-0.3, 1.78, 0.06], [-0.2, 1.9, -0.1], 0.014),
  rod([-0.2, 1.9, -0.1], [-0.15, 1.915, -0.19], 0.042),
);

/** A pool of light on the wall and on the floor, and lines of text on the desk. */
function albedo([x, y, z]: Triple): number {
  if (z < -2.28) return 1.25 - 0.95 * smoothStep(0.2, 2.6, Math.hypot(x + 0.3, y - 1.5));
  if (y < 0.01) return 0.66 - 0.3 * smoothStep(1.2, 5, Math.hypot(x, z));
  const [up, down] = onDesk(y, z);
  if (Math.abs(x + 0.02) < 0.32 && Math.abs(down - 0.02) < 0.25 && up > 0.04 && up < 0.07) {
    const line = (down + 0.22) / 0.047;
    return line - Math.floor(line) > 0.55 && Math.abs(x + 0.02) < 0.26 ? 0.35 : 1.2;
  }
  return 0.95;
}

/** A lectern on a stage, with a talk of one page. */
export const lectern: Scene = {
  solid: union(ground, wall, stand, desk, microphone),
  albedo,
  eye: [1.5, 2.15, 3.2],
  lookAt: [0, 0.93, 0],
  zoom: 2.9,
  lamp: [-0.5, 0.78, 0.42],
  ambient: 0.22,
  aspect: 560 / 600,
  farthest: 60,
};
