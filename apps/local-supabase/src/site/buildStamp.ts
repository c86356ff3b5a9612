import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Folders and files that the site is built from, from the root of the repository. */
const inputs = [
  'apps/site',
  'packages/data/src',
  'packages/sections/src',
  'packages/ui/src',
  'package.json',
  'packages/data/package.json',
  'packages/sections/package.json',
  'packages/ui/package.json',
  'pnpm-lock.yaml',
];

const leftOut = /(^|[/\\])(node_modules|dist|\.vite)([/\\]|$)|\.(test|stories)\.tsx?$|\.tsbuildinfo$/;

/** One text for the content of everything that the site is built from, the settings that Vite reads included. */
export function buildStamp(root: string, environment: NodeJS.ProcessEnv = process.env): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesOf(root, input)).toSorted()) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  const settings = Object.keys(environment).filter((name) => name.startsWith('VITE_') || name === 'SITE_URL');
  for (const name of settings.toSorted()) hash.update(`${name}=${environment[name]}\n`);
  return hash.digest('hex');
}

function filesOf(root: string, input: string): string[] {
  if (/\.\w+$/.test(input)) return [input];
  return readdirSync(join(root, input), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !leftOut.test(file));
}
