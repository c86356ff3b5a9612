import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { siteFolder } from '../../../../brands/activeBrand.ts';
import { LOCAL_KEY, SAME_ORIGIN } from '@podium/data/client/environment.ts';
import { hashOfFiles } from '../hashOfFiles.ts';

/** Folder of the built site, relative to the repository. */
const builtFolder = `apps/site/${siteFolder}/client`;

/** Stores the stamp of the inputs of the build. */
const stampFile = `apps/site/${siteFolder}/stamp`;

const inputs = ['{apps/site,brands,packages}/**', 'package.json', 'pnpm-lock.yaml'];
const leftOut = ['**/{node_modules,dist,.vite}', '**/*.{test,stories}.{ts,tsx}', '**/*.tsbuildinfo'];

/** A hash of all inputs of the build, including the settings that Vite reads. */
function buildStamp(root: string): string {
  const settings = Object.keys(process.env).filter((name) => /^(VITE_.*|SITE_URL|BRAND)$/.test(name));
  return hash('sha256', hashOfFiles(inputs, root, leftOut) + JSON.stringify(process.env, settings.toSorted()));
}

/** The folder of the built site, if its stamp matches the current inputs. */
export function builtSite(root: string): string | undefined {
  const isThere = existsSync(join(root, builtFolder, 'index.html')) && existsSync(join(root, stampFile));
  const isFresh = isThere && readFileSync(join(root, stampFile), 'utf8') === buildStamp(root);
  return isFresh ? join(root, builtFolder) : undefined;
}

/**
 * Builds the site for production.
 *
 * @returns the folder of the built site
 * @throws when the build fails, after its output
 */
export async function buildSite(root: string, signal: AbortSignal): Promise<string> {
  const stamp = buildStamp(root);
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const embedded = { VITE_SUPABASE_URL: SAME_ORIGIN, VITE_SUPABASE_PUBLISHABLE_KEY: LOCAL_KEY };
  const env = { ...embedded, ...process.env, NODE_ENV: 'production' };
  try {
    const args = [vite, 'build', '--app', 'apps/site', '--configLoader', 'native'];
    await promisify(execFile)(process.execPath, args, { cwd: root, env, signal, maxBuffer: Infinity });
  } catch (error) {
    if (signal.aborted) throw error;
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    process.stderr.write(stdout + stderr);
    throw new Error('The site could not be built.', { cause: error });
  }
  writeFileSync(join(root, stampFile), stamp);
  return join(root, builtFolder);
}
