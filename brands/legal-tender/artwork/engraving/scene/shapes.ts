import type { Solid, Triple } from '../sitter/solids.ts';

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

export function union(...solids: readonly Solid[]): Solid {
  return (x, y, z) => {
    let least = Infinity;
    for (const solid of solids) least = Math.min(least, solid(x, y, z));
    return least;
  };
}

export function without(solid: Solid, ...holes: readonly Solid[]): Solid {
  const hole = union(...holes);
  return (x, y, z) => Math.max(solid(x, y, z), -hole(x, y, z));
}

/** The ground at y = 0. */
export const ground: Solid = (_x, y) => y;
