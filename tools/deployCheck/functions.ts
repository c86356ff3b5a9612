import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { denoProgram } from '../../apps/local-supabase/src/functions/denoProgram.ts';
import { supabaseCli } from '../supabaseCli.ts';
import { startManagementApi, type Upload } from './managementApi.ts';
import { onProjectCopy, root } from './projectCopy.ts';

/** No project and no account: both only have to look like one. */
const someProject = 'a'.repeat(20);
const someToken = `sbp_${'0'.repeat(40)}`;

/** What `supabase functions deploy --use-api` would upload, asked of the command line itself. */
export function uploadedFunctions(): Promise<Upload[]> {
  return onProjectCopy(async (folder) => {
    const api = await startManagementApi();
    try {
      const profile = join(folder, 'profile.json');
      const addresses = {
        api_url: api.url,
        dashboard_url: api.url,
        project_host: 'localhost',
        pooler_host: 'localhost',
      };
      await writeFile(profile, JSON.stringify({ name: 'stand-in', ...addresses }));
      const { code, stdout, stderr } = await supabaseCli(
        ['functions', 'deploy', '--use-api', `--remote=${someProject}`, '--profile', profile, '--yes'],
        { folder, env: { SUPABASE_ACCESS_TOKEN: someToken } },
      );
      if (code !== 0) throw new Error(`supabase functions deploy failed.\n${stderr}${stdout}`);
      return api.uploads;
    } finally {
      await api.close();
    }
  });
}

/** Type-checks one function under Deno in a folder that holds what was uploaded and nothing else. */
export function checkTypes(upload: Upload): Promise<void> {
  return onUpload(upload, (folder) => deno(['check', ...flags(upload), upload.entrypoint], folder));
}

/**
 * Bundles it likewise.
 *
 * @throws NoBundler when Deno cannot get the bundler that it works with
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

/** Deno fetches its bundler when it first needs it, and then keeps it. */
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
    // The one package of the import map, as hosted fetches it from npm.
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
      // Else Deno may take a package.json further up for its own.
      DENO_NO_PACKAGE_JSON: '1',
      NO_COLOR: '1',
    },
  });
}
