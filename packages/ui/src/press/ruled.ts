import type { Point } from './polar.ts';
import { polygonPath } from './polygonPath.ts';
import { simplify } from './simplify.ts';
import type { Tone } from './spiral.ts';

/** How a picture is ruled. Lengths in whole units of the plate. */
export interface RuledCut {
  width: number;
  height: number;
  /** Number of lines, from the upper edge to the lower one. */
  lines: number;
  /** Thickness of a line as a share of the distance between two lines, where the tone is 0. */
  thinnest: number;
  /** The same where the tone is 1. */
  thickest: number;
  /** How far an edge of a line may lie from where the tone wants it. Larger is lighter and coarser. */
  tolerance: number;
}

/** The tone is read this often along a stretch as long as two lines are apart. */
const readingsPerPitch = 2;
/** A thinner line than this, in units, would be rounded to nothing. */
const hair = 1;

/**
 * A picture in level lines whose thickness carries the tone, as banknotes and chart margins were ruled by machine.
 * The tone is asked for points of the unit square (x right, y down). Returns one path from (0, 0) to (width, height).
 */
export function ruledPath(tone: Tone, cut: RuledCut): string {
  const pitch = cut.height / cut.lines;
  return Array.from({ length: cut.lines }, (_, line) => linePath(tone, cut, (line + 0.5) * pitch)).join('');
}

/** The line at height `y`: along its upper edge to the right, along the lower one back. */
function linePath(tone: Tone, cut: RuledCut, y: number): string {
  const { width, height, lines, thinnest, thickest, tolerance } = cut;
  const pitch = height / lines;
  const count = Math.ceil((width / pitch) * readingsPerPitch);
  const profile = Array.from({ length: count + 1 }, (_, index): Point => {
    const share = index / count;
    const darkness = Math.min(1, Math.max(0, tone(share, y / height)));
    return [share * width, pitch * (thinnest + (thickest - thinnest) * darkness)];
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
