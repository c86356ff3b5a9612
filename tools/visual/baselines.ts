import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { compare, type Picture, toBaselineFormat } from './compare.ts';
import { containsOne } from './visits.ts';

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

/**
 * Compares a screenshot with its baseline.
 *
 * @param screenshot a PNG in base64
 * @param baselines their folder; undefined if pictures are not compared
 * @param digest the recorded one
 */
export async function comparePicture(
  name: string,
  screenshot: string,
  baselines: string | undefined,
  digest: string | undefined,
): Promise<PictureResult> {
  if (!baselines || digest === (await digestOf(baselines, name, screenshot))) return { name };
  const digestIn = (folder: string) => digestOf(folder, name, screenshot);
  const picture = toBaselineFormat(await decode(Buffer.from(screenshot, 'base64')));
  const file = await readFile(join(baselines, name)).catch(() => undefined);
  if (!file) return { name, failure: `${name} has no baseline yet.`, picture, digestIn };
  const { pixels, difference } = compare(await decode(file), picture);
  if (pixels === 0) return { name, digestIn };
  const failure = `${name} differs in ${pixels} ${pixels === 1 ? 'pixel' : 'pixels'}.`;
  return { name, failure, picture, difference, digestIn };
}

/** The pixels of a compressed picture. */
async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Lossless; a higher effort makes it slower, not smaller. */
export async function writePicture(folder: string, name: string, picture: Picture): Promise<void> {
  const { data, width, height } = picture;
  const path = await pathFor(folder, name);
  await sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 4 })
    .toFile(path);
}

async function pathFor(folder: string, name: string): Promise<string> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  return path;
}

/** The names of all pictures of a component, as in visits.ts. */
export function listPictures(baselines: string, component: string): string[] {
  return globSync('*.webp', { cwd: join(baselines, component) }).map((file) => `${component}/${file}`);
}

const digestFile = 'digests.txt';

/**
 * Digests of screenshots that equal a baseline, by the name of the baseline. Decoding and comparing take 0.1 s each.
 */
export function readDigests(baselines: string): Map<string, string> {
  const path = join(baselines, digestFile);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(lines.map((line) => line.split(' ', 2) as [string, string]));
}

/** The baseline is part of the digest: with another one, the pixels are compared. */
async function digestOf(folder: string, name: string, screenshot: string): Promise<string> {
  const baseline = await readFile(join(folder, name)).catch(() => '');
  return createHash('sha1').update(baseline).update(screenshot).digest('base64url');
}

const received = '.digest';

/** Keeps the digest of a received picture until it is accepted. An empty one marks a baseline without a story. */
export async function writeDigest(folder: string, name: string, digest: string): Promise<void> {
  await writeFile(await pathFor(folder, name + received), digest);
}

/**
 * Makes received pictures the baselines, and removes baselines without a story. Returns the names of these pictures and
 * what has changed. Rejects if no received picture has one of the filters in its name.
 */
export async function acceptPictures(folder: string, baselines: string, filters: readonly string[]): Promise<string[]> {
  const digests = readDigests(baselines);
  const changes: string[] = [];
  const names = globSync(`*/*${received}`, { cwd: folder })
    .map((file) => file.slice(0, -received.length).replaceAll('\\', '/'))
    .filter((name) => containsOne([name], filters));
  if (names.length === 0)
    throw new Error(`There is no picture${filters.map((each) => ` '${each}'`).join(' or')} to accept in ${folder}.`);
  for (const name of names) {
    const digest = await readFile(join(folder, name + received), 'utf8');
    // Without a received picture, the baseline stays and only its digest is new.
    const hasPicture = existsSync(join(folder, name));
    if (hasPicture) changes.push(`${name} (${existsSync(join(baselines, name)) ? 'changed' : 'new'})`);
    else if (!digest) changes.push(`${name} (removed)`);
    if (hasPicture) await copyFile(join(folder, name), await pathFor(baselines, name));
    if (digest) digests.set(name, digest);
    else {
      digests.delete(name);
      await rm(join(baselines, name), { force: true });
    }
    for (const file of [name, name + received]) await rm(join(folder, file), { force: true });
  }
  const lines = [...digests].map(([name, digest]) => `${name} ${digest}\n`).toSorted();
  await writeFile(join(baselines, digestFile), lines.join(''));
  return changes;
}
