import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
function run(file: string, ...args: string[]): Promise<{ code: number; out: string; errors: string }> {
  // A command that runs instead of rejecting its arguments is killed, and the test fails.
  const options = { cwd: root, timeout: 55_000, env: { ...process.env, DATABASE_URL: '' } };
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], options, (error, out, errors) =>
      resolve({ code: error ? Number(error.code ?? -1) : 0, out, errors }),
    );
  });
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
  it.each(commands)('%s --nonsense', async (file) => {
    const { code, errors } = await run(file, '--nonsense');
    expect(errors.trim()).toMatch(/^.*--nonsense.*$/);
    expect(code).toBe(1);
  });

  it.each([
    ['tools/generate/main.ts nothing', "No generated file has 'nothing' in its name; --help lists the names."],
    ['tools/smoke/main.ts https://a.example words', "Unexpected argument 'words'; --help lists the arguments."],
  ])('%s', async (command, sentence) => {
    const [file = '', ...args] = command.split(' ');
    expect(await run(file, ...args)).toEqual({ code: 1, out: '', errors: `${sentence}\n` });
  });

  it('--help prints the usage', async () => {
    const { code, out, errors } = await run('tools/smoke/main.ts', '--help');
    expect(out).toContain('tools/smoke/main.ts');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
  });
});
