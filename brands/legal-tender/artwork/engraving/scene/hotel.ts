import {
  box,
  clamp,
  ellipsoid,
  ground,
  onBothSides,
  rod,
  union,
  without,
  type Solid,
  type Triple,
} from '../sitter/solids.ts';
import type { Scene } from './render.ts';

/** Half of the width of the front, and its height. */
const front = { half: 2.1, height: 2.55 };
/** Distances between windows, and the middle of the lowest row. */
const windows = { across: 0.6, up: 0.56, lowest: 0.95 };

/** The nearest window: its column from -3 to 3, its row from 0 to 2, and the point in relation to its middle. */
function windowAt(x: number, y: number) {
  const column = clamp(Math.round(x / windows.across), -3, 3);
  const row = clamp(Math.round((y - windows.lowest) / windows.up), 0, 2);
  return { column, row, x: x - column * windows.across, y: y - windows.lowest - row * windows.up };
}

const inEveryWindow =
  (solid: Solid): Solid =>
  (x, y, z) => {
    const nearest = windowAt(x, y);
    return solid(nearest.x, nearest.y, z);
  };

const opening = box([0, 0, 0], [0.145, 0.19, 0.09]);
const joinery = union(
  box([0, 0.21, -0.01], [0.19, 0.022, 0.05]), // lintel
  box([0, -0.225, -0.015], [0.19, 0.028, 0.045]), // sill
  box([0, 0, 0.07], [0.012, 0.19, 0.012]),
  box([0, -0.05, 0.07], [0.145, 0.01, 0.012]),
);

const wall = without(
  box([0, front.height / 2, 0.6], [front.half, front.height / 2, 0.6]),
  inEveryWindow(opening),
  box([0, 0.26, 0], [0.24, 0.3, 0.2]), // door
  onBothSides(box([0.85, 0.3, 0], [0.22, 0.22, 0.1])),
  onBothSides(box([1.5, 0.3, 0], [0.22, 0.22, 0.1])),
);

const mouldings = union(
  box([0, 2.55, 0], [front.half + 0.08, 0.05, 0.13]),
  box([0, 2.46, 0], [front.half + 0.04, 0.03, 0.08]),
  box([0, 0.64, 0], [front.half + 0.03, 0.025, 0.06]),
);

const roofBox = box([0, 2.8, 0.7], [front.half - 0.05, 0.28, 0.6]);
const roof: Solid = (x, y, z) => Math.max(roofBox(x, y, z), z * -0.8 + (y - 2.6) * 0.6 - 0.02);

const dormerWall = box([0, 2.8, 0.12], [0.17, 0.2, 0.2]);
const dormerRoof = box([0, 3.03, 0.12], [0.22, 0.09, 0.24]);
const dormer: Solid = (x, y, z) =>
  Math.min(dormerWall(x, y, z), Math.max(dormerRoof(x, y, z), Math.abs(x) * 0.6 + (y - 3.02) * 0.9 - 0.06));
const dormers: Solid = (x, y, z) => dormer(x - 1.2 * clamp(Math.round(x / 1.2), -1, 1), y, z);

const porch = union(
  box([0, 0.64, -0.22], [0.42, 0.03, 0.24]),
  onBothSides(rod([0.36, 0, -0.4], [0.36, 0.62, -0.4], 0.022)),
  box([0, 0.03, -0.2], [0.4, 0.03, 0.2]),
  box([0, 0.01, -0.26], [0.5, 0.02, 0.28]),
);

const lanterns = onBothSides(
  union(rod([1.9, 0, -0.9], [1.9, 0.85, -0.9], 0.018), ellipsoid([1.9, 0.93, -0.9], [0.07, 0.07, 0.07])),
);

/** Glass is dark, except where a curtain is drawn. */
function albedo([x, y, z]: Triple): number {
  if (y < 0.01) return 0.7;
  const { column, row, x: across } = windowAt(x, y);
  if (z > 0.05 && Math.abs(across) < 0.15 && y > 0.7 && y < 2.35) return (column * 3 + row * 5) % 4 === 0 ? 1.1 : 0.28;
  if (z > 0.06 && y < 0.6) return 0.2;
  return y > 2.66 ? 0.6 : 1;
}

/** The front of a hotel of seven bays, with lanterns. There are no lines in the sky. */
export const hotel: Scene = {
  solid: union(ground, wall, inEveryWindow(joinery), mouldings, roof, dormers, porch, lanterns),
  albedo,
  eye: [-2.6, 1.35, -6.4],
  lookAt: [0.12, 1.52, 0.2],
  zoom: 3.55,
  lamp: [-0.7, 0.62, -0.5],
  ambient: 0.25,
  aspect: 720 / 495,
  farthest: 20,
};
