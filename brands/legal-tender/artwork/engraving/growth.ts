import type { GrowthStep } from '@podium/ui/Artwork/Artwork';
import { curvePath, type CurvePoint } from './pathData.ts';

/** Size of the drawing, in units. The drawing can be stretched; lines keep their width. */
export const growthSize = { width: 1440, height: 240 };

const waves = 6;
const segmentsPerWave = 6;
/** Maximum amplitude, as a share of half the height. */
const fullSwing = 0.94;
/** Paths are written in tenths of a unit. */
const grid = 10;

/**
 * A band whose width and number of separate strands follow a count. There is one strand per unit of the maximum count;
 * strands beyond the current count overlap the first one.
 *
 * @param steps In order of position. Between two steps the count changes smoothly.
 * @returns One path per strand, in tenths of a unit.
 */
export function growthPaths(steps: readonly GrowthStep[]): string[] {
  const most = Math.max(0, ...steps.map(({ count }) => count));
  const segments = waves * segmentsPerWave;
  const step = growthSize.width / segments;
  return Array.from({ length: most }, (_, strand) => {
    const points = Array.from({ length: segments + 1 }, (_unused, index) =>
      strandPoint(steps, most, strand, index * step),
    );
    return curvePath(points, step, grid);
  });
}

function strandPoint(steps: readonly GrowthStep[], most: number, strand: number, x: number): CurvePoint {
  const height = (at: number) => strandHeight(steps, most, strand, at);
  const beside = 0.5;
  return { x, y: height(x), dx: 1, dy: (height(x + beside) - height(x - beside)) / (2 * beside) };
}

function strandHeight(steps: readonly GrowthStep[], most: number, strand: number, x: number): number {
  const { width, height } = growthSize;
  const count = countAt(steps, x / width);
  const angle = (waves * 2 * Math.PI * x) / width;
  const shift = ((strand * strideOf(most)) / most) * 2 * Math.PI;
  const first = Math.sin(angle);
  const own = Math.sin(angle + shift);
  // From 0, where the strand overlaps the first one, to 1, where it has its own phase.
  const isThere = smooth(count - strand);
  return height / 2 + (height / 2) * fullSwing * (count / most) * (first + (own - first) * isThere);
}

/** Phases increase by about the golden section, so that a few strands already spread over the whole band. */
function strideOf(most: number): number {
  let stride = Math.max(1, Math.round(most * 0.618));
  while (greatestDivisor(stride, most) > 1) stride += 1;
  return stride;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** Smoothstep: 0 below 0, 1 above 1, with a continuous slope. */
function smooth(value: number): number {
  const share = Math.min(1, Math.max(0, value));
  return share * share * (3 - 2 * share);
}

/** The count at a position, interpolated between steps. */
export function countAt(steps: readonly GrowthStep[], at: number): number {
  const next = steps.findIndex((step) => step.at >= at);
  const [before, after] = [steps[next - 1], steps[next]];
  if (!after) return steps.at(-1)?.count ?? 0;
  if (!before) return after.count;
  const share = (at - before.at) / (after.at - before.at);
  return before.count + (after.count - before.count) * smooth(share);
}
