import { polygonPath, type Point } from '../engraving/pathData.ts';
import { simplify } from '../engraving/simplify.ts';
import { clamp } from '../engraving/clamp.ts';
import type { Tone } from './spiral.ts';

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

/**
 * A picture in horizontal lines whose thickness follows the tone. The tone is defined on the unit square (x right, y
 * down). Returns one path from (0, 0) to (width, height).
 */
export function ruledPath(tone: Tone, settings: RuledSettings): string {
  const pitch = settings.height / settings.lines;
  return Array.from({ length: settings.lines }, (_, line) => linePath(tone, settings, (line + 0.5) * pitch)).join('');
}

/** The line at height `y`: to the right along its upper edge, and back along its lower edge. */
function linePath(tone: Tone, settings: RuledSettings, y: number): string {
  const { width, height, lines, thinnest, thickest, tolerance } = settings;
  const pitch = height / lines;
  const count = Math.ceil((width / pitch) * readingsPerPitch);
  const profile = Array.from({ length: count + 1 }, (_, index): Point => {
    const share = index / count;
    return [share * width, pitch * (thinnest + (thickest - thinnest) * clamp(tone(share, y / height)))];
  });
  const corners = simplify(profile, tolerance).map(([x, thickness]) => {
    const whole = Math.max(hair, Math.round(thickness));
    const top = Math.round(y - whole / 2);
    return { x, top, bottom: top + whole };
  });
  const upper = corners.map(({ x, top }): Point => [x, top]);
  const lower = corners.map(({ x, bottom }): Point => [x, bottom]);
  return polygonPath([...upper, ...lower.toReversed()]);
}
