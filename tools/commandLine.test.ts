import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Three that parse their arguments themselves, and one of those that call `readCommandLine`. */
const commands = ['tools/start.mjs', 'tools/test.mjs', 'apps/local-supabase/src/main.ts', 'tools/owner/export.ts'];

it.each(commands)('REQ-OPS-1: %s --nonsense fails with one sentence and exit code 1', { timeout: 60_000 }, (file) => {
  // A command that runs instead of rejecting its arguments is killed, and the test fails.
  const options = { cwd: root, timeout: 55_000, env: { ...process.env, DATABASE_URL: '' }, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(process.execPath, [file, '--nonsense'], options);
  expect(stderr.trim()).toMatch(/^.*--nonsense.*$/);
  expect(status).toBe(1);
});

it.each([
  ['tools/start.mjs', 'standard'],
  ['tools/run.mjs', 'standard'],
  ['tools/start.mjs', 'cellist'],
  ['tools/start.mjs', '../brands/starter'],
])('REQ-OPS-1: %s with BRAND=%s names the brands that exist, in one sentence', { timeout: 60_000 }, (file, name) => {
  const options = { cwd: root, timeout: 55_000, env: { ...process.env, BRAND: name }, encoding: 'utf8' } as const;
  // run.mjs takes a command, start.mjs none.
  const { status, stderr } = spawnSync(
    process.execPath,
    [file, ...(file.endsWith('run.mjs') ? ['node', '-v'] : [])],
    options,
  );
  expect(stderr.trim()).toMatch(
    /^BRAND is '.*', but the brands are .*legal-tender.*starter.*; 'npm run new brand NAME' .*$/,
  );
  expect(stderr).not.toContain(' standard');
  expect(status).toBe(1);
});
