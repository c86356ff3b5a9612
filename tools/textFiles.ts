import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Binary files, or files generated from text files. */
const binary = /\.(?:avif|br|gz|ico|jpg|png|webp|woff2|tsbuildinfo)$/;

/**
 * Path and content of the text files below `folder` that match one of the globs.
 *
 * @param leftOut files and folders to skip
 */
export async function* textFiles(folder: string, globs: readonly string[], leftOut = /^$/) {
  for await (const path of glob(globs, { cwd: folder, exclude: (name) => leftOut.test(name) })) {
    if (binary.test(path) || leftOut.test(path)) continue;
    // A folder's name may contain a dot.
    const text = await readFile(join(folder, path), 'utf8').catch(() => undefined);
    if (text !== undefined) yield { path, text };
  }
}
