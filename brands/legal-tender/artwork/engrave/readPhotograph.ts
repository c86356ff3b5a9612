import { stat } from 'node:fs/promises';
import sharp, { type Region } from 'sharp';
import type { Photograph } from '../engraving/photograph.ts';

/** A user error, as one sentence for the owner. */
export class EngravingError extends Error {}

/** Minimum length of the shorter side, in px. */
export const leastSide = 480;
/** Pixels per line of the engraving. */
const pixelsPerLine = 2.7;

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

/**
 * Grey values of a part of the photograph, upright. The resolution is limited to what `lines` lines can show, and
 * slightly blurred, so that film grain adds no corners.
 */
export async function readGrey(photo: string, part: Region, lines: number): Promise<Photograph> {
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
  return { width: info.width, height: info.height, grey: new Uint8Array(data) };
}
