import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest', '.ics']);

/** Writes `.br` and `.gz` next to every text file of `folder`, for servers that serve precompressed files. */
export async function compress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const name of files.filter((file) => compressible.has(extname(file)))) {
    const path = join(folder, name);
    const text = await readFile(path);
    await writeFile(`${path}.br`, await asBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    await writeFile(`${path}.gz`, await asGzip(text, { level: 9 }));
  }
}
