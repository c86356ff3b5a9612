import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Part of every hash: another one draws everything anew. */
const edition = `1 ${sharp.versions.sharp}`;

/** Makes a PNG of an SVG of its own size, or takes the one that was made of the same SVG before. */
export async function pngOf(svg: string, cacheFolder: string): Promise<Buffer> {
  const file = join(cacheFolder, `${createHash('sha256').update(edition).update(svg).digest('hex')}.png`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const png = await sharp(Buffer.from(svg)).png({ palette: true, effort: 7, compressionLevel: 9 }).toBuffer();
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(file, png);
  return png;
}
