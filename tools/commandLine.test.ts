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
