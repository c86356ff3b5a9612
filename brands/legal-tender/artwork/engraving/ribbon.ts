import { curvePath, type CurvePoint } from './pathData.ts';
import { svgUrl } from './svgUrl.ts';

/** A guilloche band that repeats horizontally without a seam. Lengths in px. */
interface Ribbon {
  /** Length after which the band repeats. */
  width: number;
  height: number;
  /** Full waves per tile; an integer. */
  waves: number;
  /** Strands in each of the two crossing bundles. */
  strands: number;
  /** Width of the line. */
  line: number;
}

/** Amplitudes of the two bundles: the second is mirrored and lower. */
const sheaves = [1, -0.55];
const segmentsPerWave = 4;
/** Maximum amplitude, as a share of half the height; the rest is space for the line width. */
const fullSwing = 0.92;
/** Paths are written in tenths of a pixel. */
const grid = 10;

/** The band's strands as path data, in tenths of a pixel. */
function ribbonPaths(ribbon: Ribbon): string[] {
  const { width, waves, strands } = ribbon;
  const count = waves * segmentsPerWave;
  const step = width / count;
  return sheaves.flatMap((sheaf) =>
    Array.from({ length: strands }, (_, strand) => {
      const shift = (strand / strands) * 2 * Math.PI;
      const points = Array.from({ length: count + 1 }, (_unused, index) =>
        strandPoint(ribbon, index * step, sheaf, shift),
      );
      return curvePath(points, step, grid);
    }),
  );
}

/** One tile of the band as a CSS mask image. */
export function ribbonTile(ribbon: Ribbon): string {
  const { width, height, line } = ribbon;
  return svgUrl(
    `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 ${width * grid} ${height * grid}'>` +
      `<path fill='none' stroke='#000' stroke-width='${line * grid}' d='${ribbonPaths(ribbon).join('')}'/></svg>`,
  );
}

function strandPoint({ width, height, waves }: Ribbon, x: number, sheaf: number, shift: number): CurvePoint {
  const middle = height / 2;
  const perPixel = (2 * Math.PI) / width;
  const angle = waves * perPixel * x + shift;
  // The amplitude rises and falls once per tile.
  const swell = 0.72 + 0.28 * Math.cos(perPixel * x);
  const swellSlope = -0.28 * perPixel * Math.sin(perPixel * x);
  const swing = middle * fullSwing * sheaf;
  return {
    x,
    y: middle + swing * Math.sin(angle) * swell,
    dx: 1,
    dy: swing * (waves * perPixel * Math.cos(angle) * swell + Math.sin(angle) * swellSlope),
  };
}
