import { globSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';

/** What vanilla-extract passes for each identifier. */
export interface NameWish {
  /** Unique per identifier. */
  hash: string;
  /** Path of the style file, relative to Vite's root. */
  filePath: string;
}

/**
 * Class and property names of three or four characters: `c4a` is the eleventh name of a file. The default hashes do not
 * compress well, and the names occur in styles, pages and scripts. The names are deterministic.
 *
 * @param workspace root folder of the repository
 * @param root Vite's root folder
 */
export function shortNames(workspace: string, root: string): (wish: NameWish) => string {
  const files = globSync('{packages,apps}/*/src/**/*.css.ts', { cwd: workspace }).map((file) =>
    relative(root, resolve(workspace, file)).split(sep).join('/'),
  );
  const prefixes = new Map(files.toSorted().map((file, index) => [file, prefixOf(index)]));
  const given = new Map<string, string>();
  const counts = new Map<string, number>();

  return ({ hash, filePath }) => {
    const prefix = prefixes.get(filePath);
    if (!prefix) throw new Error(`${filePath} is no style file of the workspace.`);
    const name = given.get(hash);
    if (name) return name;
    const count = counts.get(prefix) ?? 0;
    counts.set(prefix, count + 1);
    given.set(hash, prefix + count.toString(36));
    return prefix + count.toString(36);
  };
}

/** `a0` to `z0`, then `a1` and so on: two characters for the first 936 files. */
function prefixOf(index: number): string {
  return String.fromCharCode(97 + (index % 26)) + Math.floor(index / 26).toString(36);
}
