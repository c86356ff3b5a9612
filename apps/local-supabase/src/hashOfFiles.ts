import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * A hash of the paths and the content of files.
 *
 * @param globs of the files, relative to `folder`
 * @param exclude globs of other files and folders
 */
export function hashOfFiles(globs: readonly string[], folder: string, exclude: readonly string[] = []): string {
  const found = globSync(globs, { cwd: folder, exclude, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = found.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  const hash = createHash('sha256');
  for (const path of paths.toSorted()) hash.update(`${path}\0`).update(readFileSync(join(folder, path)));
  return hash.digest('hex');
}
