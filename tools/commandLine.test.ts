import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
function run(command: string) {
  // A command that runs instead of rejecting its arguments is killed, and the test fails.
  const options = { cwd: root, timeout: 55_000, env: { ...process.env, DATABASE_URL: '' }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, command.split(' '), options);
  return { status, stdout, stderr };
}

/** Some run before the installation, or in packages that may not import from tools. */
const commands = [
  'tools/start.mjs',
  'tools/test.mjs',
  'apps/local-supabase/src/main.ts',
  'brands/legal-tender/artwork/engrave/engrave.ts',
  'tools/owner/export.ts',
];

describe('REQ-OPS-1: unknown arguments fail with one sentence and exit code 1', { timeout: 60_000 }, () => {
  it.each(commands)('%s --nonsense', (file) => {
    const { status, stderr } = run(`${file} --nonsense`);
    expect(stderr.trim()).toMatch(/^.*--nonsense.*$/);
    expect(status).toBe(1);
  });

  it.each([
    ['tools/generate/main.ts nothing', "No generated file has 'nothing' in its name; --help lists the names."],
  ])('%s', (command, sentence) => {
    expect(run(command)).toEqual({ status: 1, stdout: '', stderr: `${sentence}\n` });
  });

  it('--help prints the usage', () => {
    const stdout = expect.stringContaining('npx node tools/generate/main.ts');
    expect(run('tools/generate/main.ts --help')).toEqual({ status: 0, stdout, stderr: '' });
  });
});
