import { cp, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/** What a build of the site and its mails needs. */
const sources = [
  'apps/site',
  'node_modules',
  'packages',
  'supabase',
  'tools',
  'package.json',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
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
