import { add, carve, ellipsoid, model, onBothSides, rod, type Solid, union } from './solids.ts';

/** Centre of the sitter's left eyeball. */
export const eyeCentre = { x: 0.098, y: 0.333, z: 0.222 };

const lid: Solid = (x, y, z) => {
  const ex = Math.abs(x) - eyeCentre.x;
  const ey = y - eyeCentre.y;
  const ball = Math.hypot(ex, ey, z - eyeCentre.z);
  // The upper lid covers the eyeball above an arch.
  return Math.max(ball - 0.06, -(ey - 0.012 + 4.2 * Math.abs(ex) ** 3));
};

const lowerLid: Solid = (x, y, z) => {
  const ey = y - eyeCentre.y;
  const ball = Math.hypot(Math.abs(x) - eyeCentre.x, ey, z - eyeCentre.z);
  return Math.max(ball - 0.0585, ey + 0.022);
};

const ear = model(ellipsoid([0.268, 0.285, -0.03], [0.026, 0.092, 0.052]), [
  carve(0.012, ellipsoid([0.296, 0.295, -0.018], [0.02, 0.058, 0.028])),
]);

/** Face, ears and neck. */
export const skin = model(ellipsoid([0, 0.43, -0.045], [0.262, 0.315, 0.325]), [
  add(0.09, ellipsoid([0, 0.2, 0.075], [0.192, 0.29, 0.215])), // face
  add(0.07, onBothSides(ellipsoid([0.128, 0.045, 0.06], [0.06, 0.085, 0.115]))), // angle of the jaw
  add(0.085, ellipsoid([0, -0.03, 0.195], [0.085, 0.058, 0.06])), // chin
  add(0.06, onBothSides(ellipsoid([0.128, 0.245, 0.175], [0.058, 0.042, 0.062]))), // cheekbone
  add(0.04, onBothSides(rod([0.02, 0.405, 0.262], [0.155, 0.405, 0.2], 0.026, 0.02))), // ridge of the brow
  add(0.05, onBothSides(ellipsoid([0.05, 0.12, 0.225], [0.05, 0.06, 0.055]))), // muzzle
  carve(0.035, onBothSides(ellipsoid([0.098, 0.335, 0.305], [0.058, 0.036, 0.062]))), // socket
  add(0.035, rod([0, 0.375, 0.268], [0.004, 0.245, 0.372], 0.021, 0.027)), // bridge of the nose, a little bent
  add(0.022, ellipsoid([0.003, 0.228, 0.362], [0.038, 0.03, 0.036])), // tip
  add(0.016, onBothSides(ellipsoid([0.037, 0.212, 0.318], [0.024, 0.021, 0.032]))), // wing
  carve(0.008, onBothSides(ellipsoid([0.02, 0.194, 0.338], [0.011, 0.008, 0.02]))), // nostril
  add(0.016, ellipsoid([0, 0.124, 0.283], [0.066, 0.014, 0.034])), // upper lip
  add(0.016, ellipsoid([0, 0.089, 0.274], [0.054, 0.019, 0.038])), // lower lip
  carve(0.008, ellipsoid([0, 0.107, 0.312], [0.074, 0.0055, 0.045])), // line of the mouth
  carve(0.04, ellipsoid([0, 0.05, 0.288], [0.055, 0.012, 0.026])), // hollow of the chin
  carve(0.03, onBothSides(rod([0.052, 0.205, 0.305], [0.088, 0.105, 0.262], 0.006, 0.004))), // fold beside the mouth
  add(0.02, onBothSides(ear)),
  add(0.045, rod([0, 0.12, -0.05], [0, -0.36, -0.09], 0.142, 0.15)), // neck
  add(0.06, onBothSides(rod([0.165, 0.12, -0.06], [0.03, -0.28, 0.075], 0.022, 0.026))), // cords of the neck
  add(0.012, lid),
  add(0.012, lowerLid),
]);

export const eyes: Solid = (x, y, z) => Math.hypot(Math.abs(x) - eyeCentre.x, y - eyeCentre.y, z - eyeCentre.z) - 0.054;

export const eyebrows = onBothSides(rod([0.032, 0.418, 0.298], [0.162, 0.428, 0.222], 0.019, 0.01));

/** Two squarish rims that follow the curve of the face. */
const rims: Solid = (x, y, z) => {
  const ax = Math.abs(x);
  const depth = z - (0.335 - 1.76 * (ax - 0.03) ** 2);
  const across = Math.abs(ax - 0.108) / 0.088;
  const up = Math.abs(y - 0.322) / 0.07;
  const reach = Math.cbrt(across ** 3 + up ** 3);
  return Math.hypot((reach - 1) * 0.076, depth) - 0.0115;
};

const frame = union(
  rims,
  onBothSides(rod([0, 0.352, 0.352], [0.026, 0.345, 0.338], 0.0095)), // bridge
  onBothSides(rod([0.192, 0.35, 0.255], [0.281, 0.338, -0.05], 0.0095)), // arms
);

/** Bending the rims lengthens the distances. */
export const spectacles: Solid = (x, y, z) => 0.8 * frame(x, y, z);
