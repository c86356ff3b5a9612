import { gzipSync } from 'node:zlib';
import { plateSizes, ruledLines, ruledSettings, spiralSettings, type PlateSize, type Polarity } from './plateSizes.ts';
import type { Point } from '../engraving/pathData.ts';
import { ruledPath } from './ruled.ts';
import { spiralSvg, type Tone } from './spiral.ts';
import { EngravingError, leastSide, type Light, measure, readLight, type Size } from './readPhotograph.ts';

export interface EngravingOptions {
  photo: string;
  method: 'spiral' | 'ruled';
  /** Centre of the spiral, as shares of width and height. */
  nose: Point;
}

export interface EngravedPlate {
  /** Suffix of the file name: '', 'Small', 'NegativeSmallest' … */
  suffix: string;
  svg: string;
  /** Bytes. */
  gzip: number;
}

/** Maximum size of a portrait in a page, in bytes gzip. */
export const budget = 28_000;
/** A plate that is too large is generated again, coarser by this factor, at most this often. */
const coarser = 1.35;
const triesToFit = 8;
const sizes = { fine: '', small: 'Small', smallest: 'Smallest' } satisfies Record<PlateSize, string>;
/** Width of a line, 0 to 1, by light. Not linear: a line of half the width looks much darker than medium grey. */
const lineWidths = {
  positive: (light: number) => 1.03 - 1.12 * light ** 0.58,
  negative: (light: number) => 1.04 * light ** 0.62 - 0.02,
};
const polarities = { positive: '', negative: 'Negative' } satisfies Record<Polarity, string>;

/**
 * Converts a photograph in three sizes, each for light and for dark surfaces.
 *
 * @throws {EngravingError} when the file is missing, no image, or too small.
 */
export async function engravePhotograph(order: EngravingOptions): Promise<EngravedPlate[]> {
  const size = await measure(order.photo);
  const isSpiral = order.method === 'spiral';
  const whole = { left: 0, top: 0, ...size };
  const light = isSpiral ? await lightInDisc(order, size) : await readLight(order.photo, whole, ruledLines.fine);
  const draw = isSpiral ? drawSpiral : drawRuled;
  const aspect = size.width / size.height;
  return keysOf(polarities).flatMap((polarity) =>
    keysOf(sizes).map((plateSize): EngravedPlate => {
      const svg = drawToFit((tolerance) =>
        draw({
          tone: (x, y) => lineWidths[polarity](light(x, y)),
          size: plateSize,
          polarity,
          aspect,
          tolerance,
        }),
      );
      return { suffix: polarities[polarity] + sizes[plateSize], svg, gzip: weigh(svg) };
    }),
  );
}

interface Drawing {
  tone: Tone;
  size: PlateSize;
  polarity: Polarity;
  aspect: number;
  /** Factor for the tolerance. */
  tolerance: number;
}

function drawSpiral({ tone, size, polarity, tolerance }: Drawing): string {
  const settings = spiralSettings(size, polarity);
  return spiralSvg(tone, { ...settings, tolerance: settings.tolerance * tolerance });
}

function drawRuled({ tone, size, polarity, aspect, tolerance }: Drawing): string {
  const settings = ruledSettings(size, aspect, polarity);
  const path = ruledPath(tone, { ...settings, tolerance: settings.tolerance * tolerance });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${settings.width} ${settings.height}"><path d="${path}"/></svg>`;
}

/** Repeats with a coarser tolerance until the plate is small enough, or nearly. */
function drawToFit(draw: (tolerance: number) => string): string {
  let tolerance = 1;
  let svg = draw(tolerance);
  for (let round = 0; round < triesToFit && weigh(svg) > budget; round += 1) {
    tolerance *= coarser;
    svg = draw(tolerance);
  }
  return svg;
}

/** The largest disc around the nose that fits into the photograph, for points of the unit disc. */
async function lightInDisc({ photo, nose }: EngravingOptions, { width, height }: Size): Promise<Light> {
  const [x, y] = [nose[0] * width, nose[1] * height];
  const radius = Math.min(x, width - x, y, height - y);
  const side = Math.floor(2 * radius);
  if (2 * radius < leastSide) {
    throw new EngravingError(
      `The disc around ${nose.join(',')} is only ${side} px wide, which is too small: ` +
        `choose a point farther from the edge, so that it is ${leastSide} px or more.`,
    );
  }
  const square = { left: Math.floor(x - radius), top: Math.floor(y - radius), width: side, height: side };
  const light = await readLight(photo, square, 2 * plateSizes.fine.turns);
  return (across, down) => light((across + 1) / 2, (down + 1) / 2);
}

function weigh(svg: string): number {
  return gzipSync(svg, { level: 9 }).length;
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[];
}
