import { gzipSync } from 'node:zlib';
import type { Point } from '../engraving/pathData.ts';
import { ruledPath, type RuledSettings } from './ruled.ts';
import { spiralSvg, type Tone } from './spiral.ts';
import { EngravingError, leastSide, type Light, measure, readLight, type Size } from './readPhotograph.ts';

export interface EngravingOptions {
  photo: string;
  method: 'spiral' | 'ruled';
  /** Centre of the spiral, as shares of width and height. */
  nose: Point;
}

export interface EngravedPlate {
  /** Suffix of the file name: '', 'Small', 'NegativeSmall' … */
  suffix: string;
  svg: string;
  /** Bytes. */
  gzip: number;
}

/** A plate that is too large is generated again, coarser by this factor, at most this often. */
const coarser = 1.35;
const triesToFit = 8;

/**
 * For a width of 480 px and more: radius, turns and tolerance of a spiral, lines of a ruled picture, and the largest file
 * of each method, in bytes gzip.
 */
const fine = {
  suffix: '',
  radius: 600,
  turns: 96,
  tolerance: 0.48,
  lines: 128,
  most: { spiral: 23_500, ruled: 12_000 },
};
/** From 340 px, where 96 turns would merge, and below that and in mails. */
const sizes = [
  fine,
  { suffix: 'Small', radius: 500, turns: 68, tolerance: 0.55, lines: 92, most: { spiral: 15_000, ruled: 10_000 } },
  { suffix: 'Smallest', radius: 450, turns: 54, tolerance: 0.55, lines: 72, most: { spiral: 12_000, ruled: 8_000 } },
];

/** Distance of ruled lines, in units: enough for nine widths. */
const ruledPitch = 8;

/**
 * Dark lines for light surfaces, and light lines for dark ones: limits of a line's width, as shares of the distance
 * between two lines, and the width, 0 to 1, by light. Not linear: a line of half the width looks much darker than medium
 * grey.
 */
const polarities = [
  { suffix: '', thinnest: 0.045, thickest: 0.95, widthBy: (light: number) => 1.03 - 1.12 * light ** 0.58 },
  { suffix: 'Negative', thinnest: 0.05, thickest: 0.92, widthBy: (light: number) => 1.04 * light ** 0.62 - 0.02 },
];

/**
 * Converts a photograph in three sizes, each for light and for dark surfaces.
 *
 * @throws {EngravingError} when the file is missing, no image, or too small.
 */
export async function engravePhotograph({ photo, method, nose }: EngravingOptions): Promise<EngravedPlate[]> {
  const whole = await measure(photo);
  const isSpiral = method === 'spiral';
  const light = isSpiral
    ? await lightInDisc(photo, nose, whole)
    : await readLight(photo, { left: 0, top: 0, ...whole }, fine.lines);
  return polarities.flatMap(({ suffix, widthBy, ...limits }) => {
    const tone: Tone = (x, y) => widthBy(light(x, y));
    return sizes.map((size): EngravedPlate => {
      const svg = drawToFit(size.most[method], (factor) =>
        isSpiral
          ? spiralSvg(tone, { ...size, ...limits, tolerance: size.tolerance * factor })
          : ruledSvg(tone, whole, { lines: size.lines, ...limits, tolerance: 0.8 * factor }),
      );
      return { suffix: suffix + size.suffix, svg, gzip: weigh(svg) };
    });
  });
}

function ruledSvg(tone: Tone, whole: Size, settings: Omit<RuledSettings, keyof Size>): string {
  const height = settings.lines * ruledPitch;
  const width = Math.round(height * (whole.width / whole.height));
  const path = ruledPath(tone, { ...settings, width, height });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${path}"/></svg>`;
}

/** Repeats with a larger factor for the tolerance until the plate is small enough, or nearly. */
function drawToFit(most: number, draw: (factor: number) => string): string {
  let factor = 1;
  let svg = draw(factor);
  for (let round = 0; round < triesToFit && weigh(svg) > most; round += 1) {
    factor *= coarser;
    svg = draw(factor);
  }
  return svg;
}

/** The largest disc around the nose that fits into the photograph, for points of the unit disc. */
async function lightInDisc(photo: string, nose: Point, { width, height }: Size): Promise<Light> {
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
  const light = await readLight(photo, square, 2 * fine.turns);
  return (across, down) => light((across + 1) / 2, (down + 1) / 2);
}

function weigh(svg: string): number {
  return gzipSync(svg, { level: 9 }).length;
}
