import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { denoProgram } from '../../apps/local-supabase/src/functions/worker.ts';
import { generatedFiles, newDisclaimerMigration } from '../../tools/generate/files.ts';

const root = join(import.meta.dirname, '../..');
const functionsFolder = join(root, 'supabase/functions');

describe('generated files match their sources (else: npx node tools/generate/main.ts)', () => {
  it.each(generatedFiles)('$name', { timeout: 120_000 }, async ({ path, content }) => {
    expect(await readFile(path, 'utf8')).toBe(await content());
  });

  it('REQ-JOIN-5: the newest disclaimer version is the text of the page', async () => {
    expect(await newDisclaimerMigration()).toBeUndefined();
  });
});

it('supabase/functions type-check under Deno, with deployed files only', async () => {
  const entries = readdirSync(functionsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => `${entry.name}/index.ts`);
  const flags = ['--quiet', '--no-remote', '--no-lock', '--node-modules-dir=manual', '--config=deno.json'];
  const check = promisify(execFile)(denoProgram(), ['check', ...flags, ...entries], {
    cwd: functionsFolder,
    env: {
      ...process.env,
      DENO_DIR: join(root, 'node_modules/.cache/deno'),
      DENO_NO_UPDATE_CHECK: '1',
      // Otherwise Deno may write workspaces into our package.json.
      DENO_NO_PACKAGE_JSON: '1',
      NO_COLOR: '1',
    },
  });
  await expect(check).resolves.toBeDefined();
});
