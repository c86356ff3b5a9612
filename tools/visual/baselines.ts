import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from './compare.ts';
import { baselineFolder } from './places.ts';

/** The pixels of a compressed picture. */
export async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The baseline of a picture, if there is one. */
export async function readBaseline(name: string): Promise<Picture | undefined> {
  const file = await readFile(join(baselineFolder, name)).catch(() => undefined);
  return file && decode(file);
}

/** Lossless; a higher effort makes it slower, not smaller. */
export async function writePicture(folder: string, name: string, picture: Picture): Promise<void> {
  const { data, width, height } = picture;
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 4 })
    .toFile(path);
}

export async function removeBaselines(names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(baselineFolder, name));
}

/** The names of all baselines, as in visits.ts. */
export async function listBaselines(): Promise<string[]> {
  const names: string[] = [];
  for await (const name of glob('**/*.webp', { cwd: baselineFolder })) names.push(name.replaceAll('\\', '/'));
  return names.toSorted();
}

/** By the name of a baseline, the digest of a screenshot that equals it. Decoding and comparing takes 0.1 s each. */
export type Digests = Map<string, string>;

const digestFile = join(baselineFolder, 'digests.txt');

export async function readDigests(): Promise<Digests> {
  const lines = (await readFile(digestFile, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  return new Map(lines.map((line) => line.split(' ', 2) as [string, string]));
}

export async function writeDigests(digests: Digests): Promise<void> {
  const lines = (await listBaselines()).flatMap((name) =>
    digests.has(name) ? [`${name} ${digests.get(name)}\n`] : [],
  );
  await writeFile(digestFile, lines.join(''));
}

/** The baseline is part of the digest: with another one, the pixels are compared. */
export async function digestOf(name: string, screenshot: string): Promise<string> {
  const baseline = await readFile(join(baselineFolder, name)).catch(() => '');
  return createHash('sha1').update(baseline).update(screenshot).digest('base64url');
}
