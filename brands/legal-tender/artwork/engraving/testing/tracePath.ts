export interface TracedPoint {
  x: number;
  y: number;
}

/** Numbers per segment of each command. All commands are relative. */
const segmentSizes = { c: 6, s: 4 } as const;

/**
 * Follows path data with the commands `M`, `c` and `s`, the only ones that our curves use, and returns `perSegment` points
 * of every Bézier segment.
 */
export function tracePath(path: string, perSegment = 16): TracedPoint[] {
  const points: TracedPoint[] = [];
  let at = { x: 0, y: 0 };
  let handle = at;
  for (const [, command, body = ''] of path.matchAll(/([Mcs])([-\d. ]*)/g)) {
    const numbers = (body.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    if (command === 'M') {
      at = { x: numbers[0] ?? Number.NaN, y: numbers[1] ?? Number.NaN };
      handle = at;
      points.push(at);
      continue;
    }
    const kind = command as keyof typeof segmentSizes;
    const size = segmentSizes[kind];
    for (let index = 0; index < numbers.length; index += size) {
      const own = pairs(numbers.slice(index, index + size)).map(({ x, y }) => ({ x: at.x + x, y: at.y + y }));
      const mirrored = { x: 2 * at.x - handle.x, y: 2 * at.y - handle.y };
      const controls = kind === 's' ? [at, mirrored, ...own] : [at, ...own];
      for (let part = 1; part <= perSegment; part += 1) points.push(bezier(controls, part / perSegment));
      handle = controls.at(-2) ?? at;
      at = controls.at(-1) ?? at;
    }
  }
  return points;
}

function pairs(numbers: readonly number[]): TracedPoint[] {
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? Number.NaN }] : []));
}

/** De Casteljau's algorithm. */
function bezier(controls: readonly TracedPoint[], t: number): TracedPoint {
  const [first, ...rest] = controls;
  if (!first || rest.length === 0) return first ?? { x: Number.NaN, y: Number.NaN };
  const between = rest.map((point, index) => {
    const before = controls[index] ?? point;
    return { x: before.x + (point.x - before.x) * t, y: before.y + (point.y - before.y) * t };
  });
  return bezier(between, t);
}

/** Number of maxima of the distance from the centre, once around. */
export function countPeaks(path: string | undefined): number {
  const distances = tracePath(path ?? '').map(({ x, y }) => Math.hypot(x, y));
  // Rounding to whole units adds noise of one unit; a peak must be higher than that.
  const middle = (Math.max(...distances) + Math.min(...distances)) / 2;
  return distances.filter((distance, index) => distance > middle && (distances.at(index - 1) ?? 0) <= middle).length;
}
