/** A point on a traced path. */
export interface TracedPoint {
  x: number;
  y: number;
}

/**
 * Follows path data written with `M`, `c` and `s` (the only commands of the Press's curves) and returns `perSegment`
 * points of every Bézier segment.
 */
export function tracePath(path: string, perSegment = 16): TracedPoint[] {
  const points: TracedPoint[] = [];
  let at = { x: 0, y: 0 };
  let handle = { x: 0, y: 0 };
  for (const [, command, body = ''] of path.matchAll(/([Mcs])([^Mcsz]*)/g)) {
    const numbers = (body.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    if (command === 'M') {
      at = { x: numbers[0] ?? Number.NaN, y: numbers[1] ?? Number.NaN };
      points.push(at);
      continue;
    }
    const size = command === 'c' ? 6 : 4;
    for (let index = 0; index < numbers.length; index += size) {
      const group = numbers.slice(index, index + size);
      const own = command === 'c' ? group.splice(0, 2) : [at.x - handle.x, at.y - handle.y];
      const [x2 = 0, y2 = 0, x = 0, y = 0] = group;
      const from = at;
      const first = { x: at.x + (own[0] ?? 0), y: at.y + (own[1] ?? 0) };
      handle = { x: at.x + x2, y: at.y + y2 };
      at = { x: at.x + x, y: at.y + y };
      for (let part = 1; part <= perSegment; part += 1) {
        points.push(cubic(from, first, handle, at, part / perSegment));
      }
    }
  }
  return points;
}

function cubic(a: TracedPoint, b: TracedPoint, c: TracedPoint, d: TracedPoint, t: number): TracedPoint {
  const s = 1 - t;
  const mix = (axis: 'x' | 'y') =>
    s ** 3 * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t ** 3 * d[axis];
  return { x: mix('x'), y: mix('y') };
}
