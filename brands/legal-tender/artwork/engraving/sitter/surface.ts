import type { Figure } from './figure.ts';
import type { Solid, Triple } from './solids.ts';

/** Range in which a ray from the viewer is traced. */
const nearest = 1.1;
const farthest = -1.4;

/** Depth of the surface at (x, y). */
export function surfaceAt(figure: Figure, x: number, y: number): number | undefined {
  let z = nearest;
  for (let step = 0; step < 110 && z >= farthest; step += 1) {
    const distance = figure.distance(x, y, z);
    if (distance < 0.0012) return z;
    // Blended distances are slightly too long, so the steps are shorter.
    z -= distance * 0.72;
  }
  return undefined;
}

/** Normal of the surface at a point, from the distances `beside` it. */
export function normalAt(solid: Solid, [x, y, z]: Triple, beside = 0.0022): Triple {
  return normalized([
    solid(x + beside, y, z) - solid(x - beside, y, z),
    solid(x, y + beside, z) - solid(x, y - beside, z),
    solid(x, y, z + beside) - solid(x, y, z - beside),
  ]);
}

export function dot(a: Triple, b: Triple): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function normalized([x, y, z]: Triple): Triple {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
