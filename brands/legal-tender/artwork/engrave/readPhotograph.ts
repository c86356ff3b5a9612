import { stat } from 'node:fs/promises';
import sharp, { type Region } from 'sharp';
import { clamp } from '../engraving/clamp.ts';

/** A user error, as one sentence for the owner. */
export class EngravingError extends Error {}

/** Minimum length of the shorter side, in px. */
export const leastSide = 480;
/** Pixels per line of the engraving. */
const pixelsPerLine = 2.7;
/** Share of the darkest and of the lightest pixels that is ignored, so that a reflection does not darken the rest. */
const ignored = 0.01;

export interface Size {
  width: number;
  height: number;
}

/** Width and height of the photograph after EXIF rotation, once it is validated. */
export async function measure(photo: string): Promise<Size> {
  const file = await stat(photo).catch(() => undefined);
  if (!file) throw new EngravingError(`There is no file ${photo}.`);
  const { autoOrient: size } = await sharp(photo)
    .metadata()
    .catch(() => {
      throw new EngravingError(`${photo} is not an image in the format JPEG, PNG, WebP, AVIF or TIFF.`);
    });
  if (Math.min(size.width, size.height) < leastSide) {
    throw new EngravingError(
      `${photo} is ${size.width} × ${size.height} px, which is too small: it must be at least ${leastSide} px wide and high.`,
    );
  }
  return size;
}

/** Light 0 to 1 at a point: the upper left is (0, 0), the lower right (1, 1). */
export type Light = (x: number, y: number) => number;

/**
 * The light of a part of the photograph, upright, stretched to the full range from black to white. The resolution is
 * limited to what `lines` lines can show, and slightly blurred, so that film grain adds no corners.
 */
export async function readLight(photo: string, part: Region, lines: number): Promise<Light> {
  const share = Math.min(1, (lines * pixelsPerLine) / part.height);
  const { data, info } = await sharp(photo)
    .autoOrient()
    .extract(part)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(Math.round(part.width * share), Math.round(part.height * share), { fit: 'fill' })
    .blur(0.8)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [darkest, lightest] = rangeOf(new Uint8Array(data));
  const greyAt = (column: number, row: number) => data[row * info.width + column] ?? 0;
  /** The grey value between the four pixels around a point. */
  const greyBetween = (x: number, y: number) => {
    const [right, down] = [clamp(x) * (info.width - 1), clamp(y) * (info.height - 1)];
    const [column, row] = [Math.min(info.width - 2, Math.floor(right)), Math.min(info.height - 2, Math.floor(down))];
    const between = (line: number) =>
      greyAt(column, line) + (right - column) * (greyAt(column + 1, line) - greyAt(column, line));
    return between(row) + (down - row) * (between(row + 1) - between(row));
  };
  return (x, y) => clamp((greyBetween(x, y) - darkest) / (lightest - darkest));
}

/** The range of grey values without the ignored pixels; at least one wide. */
function rangeOf(grey: Uint8Array): [darkest: number, lightest: number] {
  const sorted = grey.toSorted();
  const skipped = Math.floor(sorted.length * ignored);
  const darkest = sorted[skipped] ?? 0;
  return [darkest, Math.max(darkest + 1, sorted.at(-1 - skipped) ?? 255)];
}
