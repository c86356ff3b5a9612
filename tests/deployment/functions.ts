import { execFile } from 'node:child_process';
import { mkdir, mkdtempDisposable, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { denoProgram } from '../../apps/local-supabase/src/functions/denoProgram.ts';
import type { Upload } from './managementApi.ts';

const root = join(import.meta.dirname, '../..');

/** Runs a command of Deno on a function, in a folder that contains only the uploaded files. */
export async function runDeno({ entrypoint, importMap, files }: Upload, command: readonly string[]): Promise<void> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'podium-function-'));
  for (const [path, source] of files) {
    await mkdir(dirname(join(folder.path, path)), { recursive: true });
    await writeFile(join(folder.path, path), source);
  }
  // The only package of the import map, which hosted fetches from npm.
  await mkdir(join(folder.path, 'node_modules'));
  await symlink(join(root, 'packages/data/node_modules/zod'), join(folder.path, 'node_modules/zod'));
  const flags = ['--quiet', '--no-remote', '--no-lock', '--node-modules-dir=manual', `--config=${importMap}`];
  await promisify(execFile)(denoProgram(), [...command, ...flags, entrypoint], {
    cwd: folder.path,
    env: {
      ...process.env,
      DENO_DIR: join(root, 'node_modules/.cache/deno'),
      DENO_NO_UPDATE_CHECK: '1',
      // Otherwise Deno may use a package.json of a parent folder.
      DENO_NO_PACKAGE_JSON: '1',
      NO_COLOR: '1',
    },
  });
}
