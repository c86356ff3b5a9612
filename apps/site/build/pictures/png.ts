import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Part of every cache key: changing it invalidates all cached pictures. */
const edition = `1 ${sharp.versions.sharp}`;

/** Renders an SVG to PNG at its own size, with at most so many colours, or returns the cached PNG. */
export async function pngOf(svg: string, cacheFolder: string, colours = 256): Promise<Buffer> {
  const file = join(
    cacheFolder,
    `${createHash('sha256').update(edition).update(String(colours)).update(svg).digest('hex')}.png`,
  );
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const png = await sharp(Buffer.from(svg)).png({ palette: true, colours, effort: 7, compressionLevel: 9 }).toBuffer();
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(file, png);
  return png;
}
