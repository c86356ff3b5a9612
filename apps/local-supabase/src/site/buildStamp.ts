import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Inputs of the site's build, relative to the repository. */
const inputs = ['apps/site', 'brands', 'packages', 'package.json', 'pnpm-lock.yaml'];

const leftOutFolders = new Set(['node_modules', 'dist', '.vite']);
const leftOutFiles = /\.(test|stories)\.tsx?$|\.tsbuildinfo$/;

/** A hash of the content of all inputs, including the settings that Vite reads. */
export function buildStamp(root: string, environment: NodeJS.ProcessEnv = process.env): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesOf(root, input)).toSorted()) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  const settings = Object.keys(environment).filter(
    (name) => name.startsWith('VITE_') || name === 'SITE_URL' || name === 'BRAND',
  );
  for (const name of settings.toSorted()) hash.update(`${name}=${environment[name]}\n`);
  return hash.digest('hex');
}

/** Every relevant file at or below a path, relative to the repository. */
function filesOf(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) return leftOutFolders.has(entry.name) ? [] : filesOf(root, inside);
    return entry.isFile() && !leftOutFiles.test(entry.name) ? [inside] : [];
  });
}
