import { decode, digestOf, readPicture } from './baselines.ts';
import { compare, type Picture, toBaselineFormat } from './compare.ts';

export interface PictureResult {
  /** Path below the folder of baselines. */
  name: string;
  /** How the picture differs from its baseline, in one sentence. */
  failure?: string;
  /** The received picture, if it differs. */
  picture?: Picture;
  difference?: Picture;
  /** Digest of the screenshot with the picture in a folder as its baseline. Undefined if it is recorded already. */
  digestIn?: (folder: string) => Promise<string>;
}

interface Taken {
  name: string;
  /** A PNG in base64. */
  screenshot: string;
  /** The folder of baselines; undefined if pictures are not compared. */
  baselines: string | undefined;
  /** The recorded digest. */
  digest: string | undefined;
}

/** Compares a screenshot with its baseline. */
export async function comparePicture({ name, screenshot, baselines, digest }: Taken): Promise<PictureResult> {
  if (!baselines || digest === (await digestOf(baselines, name, screenshot))) return { name };
  const digestIn = (folder: string) => digestOf(folder, name, screenshot);
  const picture = toBaselineFormat(await decode(Buffer.from(screenshot, 'base64')));
  const baseline = await readPicture(baselines, name);
  if (!baseline) return { name, failure: `${name} has no baseline yet.`, picture, digestIn };
  const { pixels, difference } = compare(baseline, picture);
  if (pixels === 0) return { name, digestIn };
  const failure = `${name} differs in ${pixels} ${pixels === 1 ? 'pixel' : 'pixels'}.`;
  return { name, failure, picture, difference, digestIn };
}
