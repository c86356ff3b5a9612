import type { Figure, HeadPoint, Material } from './figure.ts';
import { eyeCentre } from './head.ts';
import { smoothStep, type Triple } from './solids.ts';
import { dot, normalAt, normalized, surfaceAt } from './surface.ts';

/** Direction towards the lamp: from the left, above, in front. */
const lamp: Triple = [-0.74, 0.46, 0.5];
/** Halfway between lamp and viewer: surfaces that face this direction have highlights. */
const halfway: Triple = normalized([lamp[0], lamp[1], lamp[2] + 1]);

/** Diffuse and specular reflection of each material. */
const finish: Record<Material, { albedo: number; shine: number }> = {
  skin: { albedo: 0.98, shine: 0.1 },
  hair: { albedo: 0.17, shine: 0.34 },
  eye: { albedo: 0.9, shine: 0.5 },
  frame: { albedo: 0.03, shine: 0.35 },
  shirt: { albedo: 1, shine: 0 },
  jacket: { albedo: 0.15, shine: 0.03 },
};

/** Light at (x, y), 0 to 1; undefined outside the sitter. */
export function lightAt(figure: Figure, x: number, y: number): number | undefined {
  const z = surfaceAt(figure, x, y);
  if (z === undefined) return undefined;
  const normal = normalAt(figure.distance, [x, y, z]);
  const material = figure.material(x, y, z);
  const albedo = albedoAt(material, figure.headPoint(x, y, z));
  const facing = dot(normal, lamp);
  const direct = Math.max(0, facing);
  const shade = direct > 0 ? shadowAt(figure, x, y, z) : 1;
  const openness = opennessAt(figure, x, y, z, normal);
  const ambient = 0.055 * openness + 0.035 * openness * (1 + normal[1]);
  // Subsurface scattering: light enters skin and softens the edge of the shadow.
  const lit =
    material === 'skin' ? (0.16 * Math.max(0, (facing + 0.25) / 1.25) + 0.92 * direct) * shade : 1.1 * direct * shade;
  const sharpness = material === 'hair' ? 14 : 26;
  const shine = Math.max(0, dot(normal, halfway)) ** sharpness * finish[material].shine * shade;
  const rim = Math.max(0, 0.9 * normal[0] + 0.12 * normal[1] - 0.22 * normal[2]) ** 1.6 * 0.3;
  return Math.min(1, albedo * (ambient + lit) + shine + rim * (0.35 + albedo * 0.65) * openness);
}

/** 0 in full shadow, 1 in full light, in between where the ray to the lamp passes close to a surface. */
function shadowAt({ distance }: Figure, x: number, y: number, z: number): number {
  let light = 1;
  for (let along = 0.025; along < 0.7; along += 0.022 + along * 0.05) {
    const free = distance(x + lamp[0] * along, y + lamp[1] * along, z + lamp[2] * along);
    if (free < 0.002) return 0;
    light = Math.min(light, (free / along) * 9);
  }
  return light;
}

/** Ambient occlusion: lower in folds and under the chin. */
function opennessAt({ distance }: Figure, x: number, y: number, z: number, normal: Triple): number {
  let openness = 1;
  for (const out of [0.02, 0.05, 0.1]) {
    const free = distance(x + normal[0] * out, y + normal[1] * out, z + normal[2] * out);
    openness -= (Math.max(0, out - free) / out) * 0.24;
  }
  return Math.max(0.1, openness);
}

/** Diffuse reflection at a point. */
function albedoAt(material: Material, point: HeadPoint): number {
  const { albedo } = finish[material];
  if (material === 'skin') return albedo - stubbleAt(point) - lipsAt(point);
  return material === 'eye' ? irisAt(point) : albedo;
}

/** Stubble on chin and jaw. */
function stubbleAt({ y, z }: HeadPoint): number {
  const chin = smoothStep(0.165, 0.1, y) * smoothStep(-0.06, 0.02, z) * smoothStep(-0.22, -0.05, y);
  const jaw = 0.8 * smoothStep(0.02, 0, z) * smoothStep(0.22, 0.12, y) * smoothStep(-0.09, -0.02, z);
  return 0.3 * Math.min(1, chin + jaw);
}

function lipsAt({ x, y, z }: HeadPoint): number {
  return Math.abs(x) < 0.062 && y > 0.076 && y < 0.136 && z > 0.25 ? 0.16 : 0;
}

/** Pupil, iris and a highlight. Both eyes look slightly to the side. */
function irisAt({ x, y }: HeadPoint): number {
  const across = Math.abs(x) - eyeCentre.x + 0.008 + (x < 0 ? -0.01 : 0.01);
  const up = y - eyeCentre.y - 0.003;
  if (Math.hypot(across + 0.008, up - 0.008) < 0.006) return 1.6;
  const reach = Math.hypot(across, up);
  if (reach < 0.011) return 0.02;
  return reach < 0.026 ? 0.22 : 0.9;
}
