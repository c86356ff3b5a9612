import { createHash } from 'node:crypto';
import { copyFile, glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from './compare.ts';

/** The pixels of a compressed picture. */
export async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The picture in a folder, if there is one. */
export async function readPicture(folder: string, name: string): Promise<Picture | undefined> {
  const file = await readFile(join(folder, name)).catch(() => undefined);
  return file && decode(file);
}

/** Lossless; a higher effort makes it slower, not smaller. */
export async function writePicture(folder: string, name: string, picture: Picture): Promise<void> {
  const { data, width, height } = picture;
  const path = await pathFor(folder, name);
  await sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 4 })
    .toFile(path);
}

export async function copyPicture(name: string, from: string, to: string): Promise<void> {
  await copyFile(join(from, name), await pathFor(to, name));
}

async function pathFor(folder: string, name: string): Promise<string> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  return path;
}

/** The names of all pictures in a folder, as in visits.ts. */
export async function listPictures(folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const name of glob('**/*.webp', { cwd: folder })) names.push(name.replaceAll('\\', '/'));
  return names.toSorted();
}

/**
 * Digests of screenshots that equal a baseline, by the name of the baseline. Decoding and comparing take 0.1 s each.
 */
export type Digests = Map<string, string>;

const digestFile = 'digests.txt';

export async function readDigests(folder: string): Promise<Digests> {
  const lines = (await readFile(join(folder, digestFile), 'utf8').catch(() => '')).split('\n').filter(Boolean);
  return new Map(lines.map((line) => line.split(' ', 2) as [string, string]));
}

export async function writeDigests(folder: string, digests: Digests): Promise<void> {
  const lines = (await listPictures(folder)).flatMap((name) =>
    digests.get(name) ? [`${name} ${digests.get(name)}\n`] : [],
  );
  await writeFile(join(folder, digestFile), lines.join(''));
}

/** The baseline is part of the digest: with another one, the pixels are compared. */
export async function digestOf(folder: string, name: string, screenshot: string): Promise<string> {
  const baseline = await readFile(join(folder, name)).catch(() => '');
  return createHash('sha1').update(baseline).update(screenshot).digest('base64url');
}
