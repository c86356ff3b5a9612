/**
 * Solids as signed distance functions: the distance of a point from the surface, negative inside. Unions and
 * differences have soft edges. x points to the sitter's left, y up, z towards the viewer; a head is about 0.7 high.
 */
export type Solid = (x: number, y: number, z: number) => number;

/** x, y, z. */
export type Triple = readonly [number, number, number];

export function ellipsoid([cx, cy, cz]: Triple, [a, b, c]: Triple): Solid {
  const least = Math.min(a, b, c);
  return (x, y, z) => {
    const u = (x - cx) / a;
    const v = (y - cy) / b;
    const w = (z - cz) / c;
    const reach = Math.hypot(u, v, w);
    const slope = Math.hypot(u / a, v / b, w / c);
    return slope < 1e-6 ? -least : (reach * (reach - 1)) / slope;
  };
}

/** A rod with round ends, from one radius to another. */
export function rod([ax, ay, az]: Triple, [bx, by, bz]: Triple, radius: number, endRadius = radius): Solid {
  const dx = bx - ax;
  const dy = by - ay;
  const dz = bz - az;
  const squaredLength = dx * dx + dy * dy + dz * dz;
  return (x, y, z) => {
    const px = x - ax;
    const py = y - ay;
    const pz = z - az;
    const along = clamp((px * dx + py * dy + pz * dz) / squaredLength);
    return Math.hypot(px - dx * along, py - dy * along, pz - dz * along) - (radius + (endRadius - radius) * along);
  };
}

/** The solid and its mirror image on the other side of the face. */
export function onBothSides(solid: Solid): Solid {
  return (x, y, z) => solid(Math.abs(x), y, z);
}

/** A box around a centre, by half of its sides, with rounded edges. */
export function box([cx, cy, cz]: Triple, [a, b, c]: Triple, rounding = 0): Solid {
  return (x, y, z) => {
    const u = Math.abs(x - cx) - a + rounding;
    const v = Math.abs(y - cy) - b + rounding;
    const w = Math.abs(z - cz) - c + rounding;
    const outside = Math.hypot(Math.max(u, 0), Math.max(v, 0), Math.max(w, 0));
    return outside + Math.min(Math.max(u, v, w), 0) - rounding;
  };
}

export function without(solid: Solid, ...holes: readonly Solid[]): Solid {
  const hole = union(...holes);
  return (x, y, z) => Math.max(solid(x, y, z), -hole(x, y, z));
}

/** The ground at y = 0. */
export const ground: Solid = (_x, y) => y;

export function union(...solids: readonly Solid[]): Solid {
  return (x, y, z) => {
    let least = Infinity;
    for (const solid of solids) least = Math.min(least, solid(x, y, z));
    return least;
  };
}

/** A modelling step: takes the current distance and returns the new one. */
export type Touch = (distance: number, x: number, y: number, z: number) => number;

/** Adds a solid; `softness` is the width of the blend. */
export function add(softness: number, solid: Solid): Touch {
  return (distance, x, y, z) => softUnion(distance, solid(x, y, z), softness);
}

/** Subtracts a solid; `softness` is the width of the blend. */
export function carve(softness: number, solid: Solid): Touch {
  return (distance, x, y, z) => softCut(distance, -solid(x, y, z), softness);
}

/** Applies modelling steps to a solid, in order. */
export function model(core: Solid, touches: readonly Touch[]): Solid {
  return (x, y, z) => {
    let distance = core(x, y, z);
    for (const touch of touches) distance = touch(distance, x, y, z);
    return distance;
  };
}

/** The smaller of two distances, blended over a width of `softness`. */
function softUnion(a: number, b: number, softness: number): number {
  const share = clamp(0.5 + (0.5 * (b - a)) / softness);
  return b + (a - b) * share - softness * share * (1 - share);
}

/** The larger of two distances, blended over a width of `softness`. */
export function softCut(a: number, b: number, softness: number): number {
  return -softUnion(-a, -b, softness);
}

export function clamp(value: number, least = 0, most = 1): number {
  return Math.min(most, Math.max(least, value));
}

/** Smoothstep: 0 at `from`, 1 at `to`, with a continuous slope. `from` may be greater than `to`. */
export function smoothStep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}
