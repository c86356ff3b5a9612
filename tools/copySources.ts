import { cp, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/** What a build of the site, of its mails and of Storybook needs. */
const sources = [
  '.storybook',
  'apps/site',
  'node_modules',
  'packages',
  'supabase',
  'tests/states',
  'tools',
  'package.json',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'vitest.config.ts',
];

/** Made from the rest, or the same for both: packages from outside are linked, not copied. */
const leftOut = /[\\/](?:dist|\.cache|\.vite-temp|\.bin)$|node_modules[\\/]\.\w/;

/** Copies the sources of `root` to `target`; dependencies that are not ours stay where they are. */
export async function copySources(root: string, target: string): Promise<void> {
  for (const source of sources) {
    await cp(join(root, source), join(target, source), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !leftOut.test(path),
    });
  }
  await symlink(join(root, 'node_modules/.pnpm'), join(target, 'node_modules/.pnpm'), 'junction');
}
