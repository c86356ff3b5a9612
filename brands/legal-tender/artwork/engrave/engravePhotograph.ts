import { gzipSync } from 'node:zlib';
import {
  plateSizes,
  discFrame,
  plateSvg,
  ruledSettings,
  ruledLines,
  spiralSettings,
  type PlateSize,
  type Polarity,
} from '../engraving/plateSizes.ts';
import { discAround, inDisc, lightOf, tonesOf } from '../engraving/photograph.ts';
import type { Point } from '../engraving/polar.ts';
import { ruledPath } from '../engraving/ruled.ts';
import { spiralPath, type Tone } from '../engraving/spiral.ts';
import { EngravingError, leastSide, measure, readGrey, type Size } from './readPhotograph.ts';

export interface EngravingOptions {
  photo: string;
  method: 'spiral' | 'ruled';
  /** Centre of the spiral, as shares of width and height. */
  nose: Point;
  /** Turns of the spiral, or ruled lines, in the finest size. */
  lines: number;
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
const polarities = { positive: '', negative: 'Negative' } satisfies Record<Polarity, string>;

/**
 * Converts a photograph in three sizes, each for light and for dark surfaces.
 *
 * @throws {EngravingError} when the file is missing, no image, or too small.
 */
export async function engravePhotograph(order: EngravingOptions): Promise<EngravedPlate[]> {
  const size = await measure(order.photo);
  const { tones, aspect } = order.method === 'spiral' ? await discTones(order, size) : await wholeTones(order, size);
  const draw = order.method === 'spiral' ? drawSpiral : drawRuled;
  return keysOf(polarities).flatMap((polarity) =>
    keysOf(sizes).map((plateSize): EngravedPlate => {
      const svg = drawToFit((tolerance) =>
        draw({ tone: tones[polarity], size: plateSize, polarity, order, aspect, tolerance }),
      );
      return { suffix: polarities[polarity] + sizes[plateSize], svg, gzip: weigh(svg) };
    }),
  );
}

interface Drawing {
  tone: Tone;
  size: PlateSize;
  polarity: Polarity;
  order: EngravingOptions;
  aspect: number;
  /** Factor for the tolerance. */
  tolerance: number;
}

function drawSpiral({ tone, size, polarity, order, tolerance }: Drawing): string {
  const settings = spiralSettings(size, polarity);
  const turns = Math.round((settings.turns / plateSizes.fine.turns) * order.lines);
  return plateSvg(
    spiralPath(tone, { ...settings, turns, tolerance: settings.tolerance * tolerance }),
    discFrame(settings.radius),
  );
}

function drawRuled({ tone, size, polarity, order, aspect, tolerance }: Drawing): string {
  const lines = Math.round((ruledLines[size] / ruledLines.fine) * order.lines);
  const settings = ruledSettings(lines, aspect, polarity);
  return plateSvg(ruledPath(tone, { ...settings, tolerance: settings.tolerance * tolerance }), settings);
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

async function discTones({ photo, nose, lines }: EngravingOptions, size: Size) {
  const disc = discAround(nose, size);
  if (2 * disc.radius < leastSide) {
    throw new EngravingError(
      `The disc around ${nose.join(',')} is only ${Math.floor(2 * disc.radius)} px wide, which is too small: ` +
        `choose a point farther from the edge, so that it is ${leastSide} px or more.`,
    );
  }
  const side = Math.floor(2 * disc.radius);
  const square = {
    left: Math.floor(disc.middle[0] - disc.radius),
    top: Math.floor(disc.middle[1] - disc.radius),
    width: side,
    height: side,
  };
  const picture = await readGrey(photo, square, 2 * lines);
  return { tones: tonesOf(inDisc(lightOf(picture))), aspect: 1 };
}

async function wholeTones({ photo, lines }: EngravingOptions, size: Size) {
  const picture = await readGrey(photo, { left: 0, top: 0, ...size }, lines);
  return { tones: tonesOf(lightOf(picture)), aspect: size.width / size.height };
}

function weigh(svg: string): number {
  return gzipSync(svg, { level: 9 }).length;
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[];
}
