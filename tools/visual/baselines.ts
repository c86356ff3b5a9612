import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Picture } from './compare.ts';
import { baselineFolder } from './places.ts';
import { decode, encode } from './visit.ts';

/** The baseline of a picture, if there is one. */
export async function readBaseline(name: string): Promise<Picture | undefined> {
  const file = await readFile(join(baselineFolder, name)).catch(() => undefined);
  return file && decode(file);
}

export async function writePicture(folder: string, name: string, picture: Picture): Promise<void> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await encode(picture));
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
