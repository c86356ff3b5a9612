import { add, ellipsoid, model, onBothSides, rod, smoothStep, type Solid } from './solids.ts';

const torso = model(ellipsoid([0, -0.78, -0.06], [0.7, 0.44, 0.3]), [
  add(0.1, onBothSides(rod([0.12, -0.335, -0.09], [0.56, -0.5, -0.08], 0.115, 0.135))), // shoulders
  add(0.08, ellipsoid([0, -0.75, 0.09], [0.46, 0.42, 0.22])), // chest
]);

/** A stand-up collar around the neck, open in front, with two points. */
export const collar: Solid = (x, y, z) => {
  const fromFront = Math.abs(Math.atan2(x, z + 0.075));
  const top = -0.135 - 0.06 * smoothStep(1.5, 0.35, fromFront);
  const bottom = -0.27 - 0.13 * smoothStep(1.15, 0.32, fromFront) + 0.14 * smoothStep(0.42, 0.16, fromFront);
  const radius = 0.172 - (0.14 + y) * 0.42;
  const cloth = Math.abs(Math.hypot(x, z + 0.075) - radius) - 0.013;
  const trimmed = Math.max(cloth, Math.max(y - top, bottom - y) * 0.8);
  return Math.max(trimmed, (0.13 - fromFront) * 0.12);
};

export const shirt: Solid = (x, y, z) => torso(x, y, z) + 0.012;

/** Open in front, with notched lapels. */
export const jacket: Solid = (x, y, z) => {
  const cloth = torso(x, y, z);
  if (z <= -0.02) return cloth;
  const opening = Math.max(0, (y + 0.98) * 0.235);
  const fromOpening = Math.abs(x) - opening;
  const back = fromOpening < 0 ? Math.max(cloth, -fromOpening * 0.9) : cloth;
  const lapelWidth = Math.max(0.02, 0.17 - 0.3 * Math.max(0, -0.52 - y));
  let lapel = Math.max(cloth - 0.02, -fromOpening * 0.9, (fromOpening - lapelWidth) * 0.8);
  const notch = Math.abs(y + 0.475 - fromOpening * 0.55) - 0.006;
  if (fromOpening > 0.075) lapel = Math.max(lapel, -notch);
  return Math.min(back, lapel);
};
