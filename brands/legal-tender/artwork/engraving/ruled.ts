import type { Point } from './polar.ts';
import { polygonPath } from './pathData.ts';
import { simplify } from './simplify.ts';
import { clamp } from './sitter/solids.ts';

/** Parameters of a ruled picture. Lengths in whole units. */
export interface RuledSettings {
  width: number;
  height: number;
  /** Number of lines, from top to bottom. */
  lines: number;
  /** Thickness of a line as a share of the distance between two lines, where the tone is 0. */
  thinnest: number;
  /** The same, where the tone is 1. */
  thickest: number;
  /** Maximum error of an edge of a line. A larger value gives a smaller and coarser path. */
  tolerance: number;
}

/** Samples of the tone per distance of two lines. */
const readingsPerPitch = 2;
/** Minimum thickness, in units; thinner lines would be rounded to nothing. */
const hair = 1;

/** A tone that is undefined where there is no line. */
export type TornTone = (x: number, y: number) => number | undefined;

/**
 * A picture in horizontal lines whose thickness follows the tone. The tone is defined on the unit square (x right, y
 * down). Returns one path from (0, 0) to (width, height).
 */
export function ruledPath(tone: TornTone, settings: RuledSettings): string {
  const pitch = settings.height / settings.lines;
  return Array.from({ length: settings.lines }, (_, line) => linePath(tone, settings, (line + 0.5) * pitch)).join('');
}

/** The line at height `y`, in the parts where there is one. */
function linePath(tone: TornTone, settings: RuledSettings, y: number): string {
  const { width, height, lines, thinnest, thickest } = settings;
  const pitch = height / lines;
  const count = Math.ceil((width / pitch) * readingsPerPitch);
  const parts: Point[][] = [[]];
  for (let index = 0; index <= count; index += 1) {
    const share = index / count;
    const reading = tone(share, y / height);
    if (reading === undefined) parts.push([]);
    else parts.at(-1)?.push([share * width, pitch * (thinnest + (thickest - thinnest) * clamp(reading))]);
  }
  return parts.map((profile) => partPath(profile, y, settings.tolerance)).join('');
}

/** One part of a line: to the right along its upper edge, and back along its lower edge. */
function partPath(profile: readonly Point[], y: number, tolerance: number): string {
  if (profile.length < 2) return '';
  const corners = simplify(profile, tolerance).map(([x, thickness]) => {
    const whole = Math.max(hair, Math.round(thickness));
    const top = Math.round(y - whole / 2);
    return { x, top, bottom: top + whole };
  });
  const upper = corners.map(({ x, top }): Point => [x, top]);
  const lower = corners.map(({ x, bottom }): Point => [x, bottom]);
  return polygonPath([...upper, ...lower.toReversed()]);
}
