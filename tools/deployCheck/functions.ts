import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { denoProgram } from '../../apps/local-supabase/src/functions/denoProgram.ts';
import { supabaseCli } from '../supabaseCli.ts';
import type { Upload } from './managementApi.ts';
import { root } from './projectCopy.ts';
import { onStandIn } from './standInProject.ts';

/** What `supabase functions deploy --use-api` would upload, captured from the CLI. */
export function uploadedFunctions(): Promise<Upload[]> {
  return onStandIn(async ({ api, folder, args, env }) => {
    const { code, stdout, stderr } = await supabaseCli(['functions', 'deploy', '--use-api', ...args], { folder, env });
    if (code !== 0) throw new Error(`supabase functions deploy failed.\n${stderr}${stdout}`);
    return api.uploads;
  });
}

/** Type-checks one function with Deno in a folder that contains only the uploaded files. */
export function checkTypes(upload: Upload): Promise<void> {
  return onUpload(upload, (folder) => deno(['check', ...flags(upload), upload.entrypoint], folder));
}

/**
 * Bundles it in the same way.
 *
 * @throws NoBundler when Deno cannot download its bundler
 */
export function bundle(upload: Upload): Promise<void> {
  return onUpload(upload, async (folder) => {
    try {
      await deno(['bundle', ...flags(upload), '--output', 'bundle.js', upload.entrypoint], folder);
    } catch (error) {
      throw /esbuild|registry\.npmjs/.test(String(error)) ? new NoBundler() : error;
    }
  });
}

/** Deno downloads its bundler on first use and caches it. */
export class NoBundler extends Error {}

function flags({ importMap }: Upload): string[] {
  return ['--quiet', '--no-remote', '--no-lock', '--node-modules-dir=manual', `--config=${importMap}`];
}

async function onUpload(upload: Upload, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-function-'));
  try {
    for (const [path, source] of upload.files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), source);
    }
    // The only package of the import map, which hosted fetches from npm.
    await mkdir(join(folder, 'node_modules'));
    await symlink(join(root, 'packages/data/node_modules/zod'), join(folder, 'node_modules/zod'));
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function deno(args: readonly string[], folder: string): Promise<void> {
  await promisify(execFile)(denoProgram(), args, {
    cwd: folder,
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
