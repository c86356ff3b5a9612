import { packNumbers } from '../pathData.ts';
import type { Point } from '../polar.ts';
import { ruledPath, type TornTone } from '../ruled.ts';
import type { Rendering } from './render.ts';

export interface SceneSettings {
  /** In units; two are a pixel at full size. */
  width: number;
  height: number;
  /** Distance between the horizontal lines, in units. */
  pitch: number;
  /** Distance between the strokes of an outline, in units, and their width. A larger value gives a smaller file. */
  outline: number;
}

const hatchWidth = 2.6;

/**
 * A rendered scene in horizontal lines as wide as it is dark. The shade has a second set of lines, the darkest parts a
 * third, and edges have outlines.
 */
export function scenePlate(rendering: Rendering, settings: SceneSettings): string {
  const { width, height, pitch, outline } = settings;
  const darkness = (x: number, y: number) => {
    const light = rendering.light(x, y);
    return light === undefined ? undefined : 1 - 1.08 * light ** 0.58;
  };
  const ruled = rendering.angles.map((angle) => {
    const isHere = (x: number, y: number) => rendering.angle(x, y) === angle;
    return ruledAt(angle, (x, y) => (isHere(x, y) ? darkness(x, y) : undefined), settings);
  });
  const isDarker = (than: number) => (x: number, y: number) => (darkness(x, y) ?? 0) > than;
  const hatched = [
    ...hatching(isDarker(0.6), settings, { angle: -0.95, pitch: 1.25 * pitch }),
    ...hatching(isDarker(0.8), settings, { angle: 0.75, pitch: 1.35 * pitch }),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${ruled.join('')}` +
    `<g fill="none" stroke="#000"><path stroke-width="${hatchWidth}" d="${strokePath(hatched)}"/>` +
    `<path stroke-width="${outline}" d="${strokePath(outlines(rendering.isOutline, settings))}"/></g></svg>`
  );
}

/** Lines at an angle: ruled in a turned square around the picture. */
function ruledAt(angle: number, tone: TornTone, { width, height, pitch }: SceneSettings): string {
  const ruling = { thinnest: 0.05, thickest: 0.9, tolerance: 0.45 };
  if (angle === 0)
    return `<path d="${ruledPath(tone, { width, height, lines: Math.round(height / pitch), ...ruling })}"/>`;
  const side = Math.ceil(Math.hypot(width, height));
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned: TornTone = (across, down) => {
    const [u, v] = [(across - 0.5) * side, (down - 0.5) * side];
    const [x, y] = [0.5 + (u * cos - v * sin) / width, 0.5 + (u * sin + v * cos) / height];
    return x < 0 || y < 0 || x > 1 || y > 1 ? undefined : tone(x, y);
  };
  const path = ruledPath(turned, { width: side, height: side, lines: Math.round(side / pitch), ...ruling });
  const place = `translate(${width / 2} ${height / 2})rotate(${((angle * 180) / Math.PI).toFixed(1)})translate(${-side / 2} ${-side / 2})`;
  return `<path transform="${place}" d="${path}"/>`;
}

type Test = (x: number, y: number) => boolean;

type Stroke = readonly [from: Point, to: Point];

/** Shorter strokes of the hatching are left out, in units. */
const shortest = 14;

/** Straight strokes at an angle, where the test is met. */
function hatching(
  isWithin: Test,
  { width, height }: SceneSettings,
  { angle, pitch }: { angle: number; pitch: number },
) {
  const reach = Math.hypot(width, height) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const found: Stroke[] = [];
  for (let offset = -reach; offset < reach; offset += pitch) {
    const pointAt = (t: number): Point => [width / 2 + cos * t - sin * offset, height / 2 + sin * t + cos * offset];
    const test = (t: number) => {
      const [x, y] = pointAt(t);
      return x > 0 && y > 0 && x < width && y < height && isWithin(x / width, y / height);
    };
    for (const [from, to] of runs(-reach, reach, 6, test)) {
      if (to - from >= shortest) found.push([pointAt(from), pointAt(to)]);
    }
  }
  return found;
}

/** Outlines as horizontal and vertical strokes, each at least three steps long. */
function outlines(isOutline: Test, { width, height, outline: step }: SceneSettings): Stroke[] {
  const strokes = (length: number, breadth: number, pointAt: (along: number, across: number) => Point) =>
    Array.from({ length: Math.ceil(breadth / step) }, (_, index) => {
      const test = (along: number) => {
        const [x, y] = pointAt(along, index * step);
        return isOutline(x / width, y / height);
      };
      return runs(0, length, step, test)
        .filter(([from, to]) => to - from >= 3 * step)
        .map(([from, to]): Stroke => [pointAt(from, index * step), pointAt(to, index * step)]);
    }).flat();
  return [...strokes(width, height, (x, y) => [x, y]), ...strokes(height, width, (y, x) => [x, y])];
}

/** The stretches in which a test is met. */
function runs(start: number, end: number, step: number, test: (at: number) => boolean): [from: number, to: number][] {
  const found: [number, number][] = [];
  let from: number | undefined;
  for (let at = start; at <= end; at += step) {
    const isMet = at + step <= end && test(at);
    if (isMet) from ??= at;
    else if (from !== undefined) {
      found.push([from, at]);
      from = undefined;
    }
  }
  return found;
}

/** In whole units, and relative to each other, which compresses better. */
function strokePath(strokes: readonly Stroke[]): string {
  let [x, y] = [0, 0];
  const moved = ([toX, toY]: Point): number[] => {
    const step = [Math.round(toX) - x, Math.round(toY) - y];
    [x, y] = [Math.round(toX), Math.round(toY)];
    return step;
  };
  return strokes.map(([from, to]) => `m${packNumbers(moved(from))}l${packNumbers(moved(to))}`).join('');
}
