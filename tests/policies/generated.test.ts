import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { denoProgram } from '../../apps/local-supabase/src/functions/denoProgram.ts';
import { authTemplates } from '../../tools/generate-auth-templates.ts';
import { policyTests, policyTestsFile } from '../../tools/generate-policy-tests.ts';
import { generateRetention, retentionFile } from '../../tools/generate-retention.ts';
import { generateTypes, typesFile } from '../../tools/generate-types.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const functionsFolder = join(root, 'supabase/functions');

describe('what is generated and committed', () => {
  it('the database types are those of the migrations (else: npx node tools/generate-types.ts)', async () => {
    expect(await readFile(typesFile, 'utf8')).toBe(await generateTypes());
  });

  it('the periods on /privacy are those of the job (else: npx node tools/generate-retention.ts)', async () => {
    expect(await readFile(retentionFile, 'utf8')).toBe(await generateRetention());
  });

  it('the grants in supabase/tests are those of the rights (else: npx node tools/generate-policy-tests.ts)', async () => {
    expect(await readFile(policyTestsFile, 'utf8')).toBe(policyTests());
  });

  it.each(authTemplates)(
    'the template $name is that of its letter (else: npx node tools/generate-auth-templates.ts)',
    async ({ path, html }) => {
      expect(await readFile(path, 'utf8')).toBe(html);
      expect(html).toContain('href="{{ .ConfirmationURL }}"');
    },
  );
});

describe('supabase/functions', () => {
  it('type-checks under Deno, with nothing but what is deployed', async () => {
    const entries = readdirSync(functionsFolder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
      .map((entry) => `${entry.name}/index.ts`);
    expect(entries.length).toBeGreaterThan(0);
    const flags = ['--quiet', '--no-remote', '--no-lock', '--node-modules-dir=manual', '--config=deno.json'];
    await expect(
      promisify(execFile)(denoProgram(), ['check', ...flags, ...entries], {
        cwd: functionsFolder,
        env: {
          ...process.env,
          DENO_DIR: join(root, 'node_modules/.cache/deno'),
          DENO_NO_UPDATE_CHECK: '1',
          // Else Deno may write its own idea of workspaces into our package.json.
          DENO_NO_PACKAGE_JSON: '1',
          NO_COLOR: '1',
        },
      }),
    ).resolves.toBeDefined();
  });
});
