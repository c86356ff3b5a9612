import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> };

/** Those that run before anything is installed, and those of packages that may not know `tools`. */
const byThemselves = [
  'tools/start.mjs',
  'tools/test.mjs',
  'apps/local-supabase/src/main.ts',
  'packages/ui/scripts/cut.ts',
];

/** Our own commands of package.json, by their files. */
const files = Object.values(scripts).flatMap((script) => /^node (\S+)/.exec(script)?.[1] ?? []);

function run(file: string, ...args: string[]): Promise<{ code: number; out: string; trouble: string }> {
  // A command that begins its work in place of refusing is cut short, and fails.
  const options = { cwd: root, timeout: 55_000, env: { ...process.env, DATABASE_URL: '' } };
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], options, (error, out, trouble) =>
      resolve({ code: error ? Number(error.code ?? -1) : 0, out, trouble }),
    );
  });
}

describe('every command', () => {
  it.each(files.filter((file) => !byThemselves.includes(file)))('%s reads its command line as all do', (file) => {
    expect(readFileSync(root + file, 'utf8')).toMatch(/readCommandLine\(\{\s+usage/);
  });
});

describe('what a command does not know: one sentence and exit code 1', { timeout: 60_000 }, () => {
  it.each([...byThemselves, 'tools/bench/start.ts'])('%s --nonsense', async (file) => {
    const { code, trouble } = await run(file, '--nonsense');
    expect(trouble.trim()).toMatch(/^.*--nonsense.*$/);
    expect(code).toBe(1);
  });

  it.each([
    ['tools/bench/site.ts', ['speaking'], "'speaking' is no path; one begins with a slash."],
    ['tools/bench/site.ts', ['--rounds', 'many'], "--rounds takes a number above 0, not 'many'."],
    ['tools/faults/main.ts', ['nothing'], "No fault has 'nothing' in its name; --help lists them."],
    ['tools/new/new.ts', ['primitive'], 'What, and its name? For example: pnpm new primitive Badge'],
    ['tools/new/new.ts', ['section', 'Two', 'Words'], "'Words' is one word too many; --help says what can be given."],
  ])('%s %j', async (file, args, sentence) => {
    expect(await run(file, ...args)).toEqual({ code: 1, out: '', trouble: `${sentence}\n` });
  });

  it('is looked at before the database', async () => {
    expect((await run('tools/owner/export.ts', '--nonsense')).trouble).toContain('--nonsense');
  });
});

describe('--help', () => {
  it('says what a command does, and ends well', async () => {
    const { code, out, trouble } = await run('tools/new/new.ts', '--help');
    expect(out).toContain('pnpm new section NAME');
    expect({ code, trouble }).toEqual({ code: 0, trouble: '' });
  });
});
