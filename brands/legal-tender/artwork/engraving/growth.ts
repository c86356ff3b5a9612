import type { GrowthStep } from '@podium/ui/Artwork/Artwork';
import { curvePath, type CurvePoint } from './pathData.ts';
import { clamp } from './clamp.ts';

/** Size of the drawing, in units. The drawing can be stretched; lines keep their width. */
export const growthSize = { width: 1440, height: 240 };

const strandsOfBand = 11;

const waves = 10;
const segments = waves * 4;
/** A new band begins this share of the width before its count is reached: 1.6 of twenty years. */
const lead = 0.08;
/** Half the width of a band, as a share of its room. */
const swing = 0.47;
const segmentWidth = growthSize.width / segments;
const phase = (2 * Math.PI) / strandsOfBand;
/** Half the distance, in units, over which a slope is measured. */
const beside = 0.5;
/** Paths are written in tenths of a unit. */
const grid = 10;

/**
 * One braided band per unit of the count, side by side. A new band leaves the last one and reaches its full width where
 * the count is reached.
 *
 * @param steps In order of position. Between two steps the count changes evenly.
 * @returns One path per band, in tenths of a unit.
 */
export function growthPaths(steps: readonly GrowthStep[]): string[] {
  const most = Math.max(0, ...steps.map(({ count }) => count));
  return Array.from({ length: most }, (_, band) => {
    const places = Array.from({ length: segments + 1 }, (_unused, index) => index * segmentWidth).map((x) => ({
      x,
      at: bandAt(steps, most, band, x),
      before: bandAt(steps, most, band, x - beside),
      after: bandAt(steps, most, band, x + beside),
    }));
    const begun = places.slice(Math.max(0, places.findIndex(({ at }) => at.width > 0) - 1));
    const strands = Array.from({ length: strandsOfBand }, (_unused, strand) =>
      begun.map(({ x, at, before, after }): CurvePoint => {
        const slope = (heightOf(after, strand) - heightOf(before, strand)) / (2 * beside);
        return { x, y: heightOf(at, strand), dx: 1, dy: slope };
      }),
    );
    return strands.map((points) => curvePath(points, segmentWidth, grid)).join('');
  });
}

/** A band at one place: its centre and half its width, in units, and the angle of its first strand. */
interface Band {
  centre: number;
  width: number;
  angle: number;
}

const heightOf = ({ centre, width, angle }: Band, strand: number) => centre + width * Math.sin(angle + strand * phase);

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);

function bandAt(steps: readonly GrowthStep[], most: number, band: number, x: number): Band {
  const { width, height } = growthSize;
  const widths = Array.from({ length: most }, (_, each) => widthOf(steps, each, x / width));
  const own = widths[band] ?? 0;
  const unit = height / most;
  return {
    centre: height / 2 + unit * (sum(widths.slice(0, band)) + own / 2 - sum(widths) / 2),
    width: unit * swing * own,
    angle: (2 * Math.PI * waves * x) / width,
  };
}

/** From 0, where the band has not begun, to 1. */
function widthOf(steps: readonly GrowthStep[], band: number, at: number): number {
  const reached = reachedAt(steps, band + 1);
  const share = clamp(1 - (reached - at) / lead);
  return reached === 0 ? 1 : share * share * (3 - 2 * share);
}

/** Where the count is reached first. */
function reachedAt(steps: readonly GrowthStep[], count: number): number {
  const next = steps.findIndex((step) => step.count >= count);
  const [before, after] = [steps[next - 1], steps[next]];
  if (!after) return Infinity;
  if (!before) return 0;
  return before.at + ((count - before.count) / (after.count - before.count)) * (after.at - before.at);
}
