import { add, ellipsoid, model, smoothStep, softCut, type Solid } from './solids.ts';

const scalp = model(ellipsoid([0, 0.475, -0.065], [0.292, 0.315, 0.345]), [
  add(0.14, ellipsoid([-0.05, 0.69, 0.09], [0.2, 0.1, 0.19])), // the quiff
]);

/** Lower limit of the hair, by depth: fringe, temple, sideburn, nape. */
function hairline(x: number, z: number): number {
  const fringe = 0.655 - 0.1 * smoothStep(0.02, 0.17, Math.abs(x - 0.05)) + 0.05 * smoothStep(0.13, 0.22, Math.abs(x));
  const sideburn = 0.3;
  if (z > 0.13) return fringe - 0.02 * smoothStep(0.13, 0.25, z);
  if (z > 0.005) return sideburn + (fringe - sideburn) * smoothStep(0.02, 0.125, z);
  if (z > -0.09) return sideburn + 0.12 * smoothStep(0.005, -0.03, z);
  return 0.42 - 0.36 * smoothStep(-0.09, -0.16, z);
}

/** Combed to both sides of a parting, in strands. */
export const hair: Solid = (x, y, z) => {
  const fromParting = x - 0.115;
  const flow = fromParting < 0 ? z * 0.9 + y * 0.55 - x * 0.5 : y * 1.3 - z * 0.4;
  const locks = 0.0065 * Math.sin(flow * 95 + Math.sin(x * 23 + z * 17) * 1.3) + 0.006 * Math.sin(flow * 41 + x * 9);
  const parting = 0.02 * Math.exp(-((fromParting / 0.014) ** 2)) * smoothStep(0, 0.2, z + 0.05);
  const edge = hairline(x, z) + 0.012 * Math.sin(x * 70 + z * 60) * smoothStep(-0.1, 0.2, z);
  return softCut(scalp(x, y, z) - locks + parting, (edge - y) * 0.72, 0.03);
};

/** Hair at the back of the head radiates from this point, which is above the head. */
const crown = { x: -0.1, y: 1.02 };

/** The hair from behind, in heavier strands and ending at the nape. */
export const hairFromBehind: Solid = (x, y, z) => {
  const fallen = crown.y - y;
  const fan = Math.atan2(x - crown.x, fallen);
  const locks =
    Math.sin(fan * 26 + 1.4 * Math.sin(fallen * 8)) + 0.7 * Math.sin(fan * 61 - 1.1 * Math.sin(fallen * 13));
  const surface = scalp(x, y, z) - 0.009 * smoothStep(0.14, 0.4, fallen) * locks;
  const nape = hairline(x, z) + 0.02 * Math.sin(x * 62) + 0.012 * Math.sin(x * 131);
  return softCut(surface, (nape - y) * 0.72, 0.02);
};
