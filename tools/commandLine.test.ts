import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };

/** The commands of package.json that are ours, each once, and those that the papers name by their file. */
const commands = [
  ...new Set(Object.values(scripts).flatMap((script) => /^node \S+/.exec(script) ?? [])),
  'node tools/shoot.ts',
  'node tools/generate-types.ts',
  'node tools/generate-auth-templates.ts',
  'node tools/siteCheck/trimVocabulary.ts',
];

function run(command: string): Promise<{ code: number; out: string; trouble: string }> {
  const [, ...args] = command.split(' ');
  // A command that begins its work in place of refusing is cut short, and fails.
  const options = { cwd: root, timeout: 20_000, env: { ...process.env, DATABASE_URL: '' } };
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, out, trouble) =>
      resolve({ code: error ? Number(error.code ?? -1) : 0, out, trouble }),
    );
  });
}

describe('a command that is told what it does not know', { timeout: 60_000 }, () => {
  it.concurrent.each(commands)('%s --nonsense: one sentence and exit code 1', async (command) => {
    const { code, trouble } = await run(`${command} --nonsense`);
    expect(trouble.trim()).toMatch(/^.*--nonsense.*$/);
    expect(code).toBe(1);
  });

  it.each([
    ['tools/bench/site.ts speaking', "'speaking' is no path; one begins with a slash."],
    ['tools/bench/rows.ts --rounds many', "--rounds takes a number above 0, not 'many'."],
    ['tools/faults/main.ts nothing', "No fault has 'nothing' in its name; --help lists them."],
    ['tools/owner/restore.ts one.dump two.dump', "'two.dump' is one word too many; --help says what can be given."],
    ['tools/shoot.ts', 'Which page? For example: node tools/shoot.ts http://localhost:4173/'],
  ])('%s', async (command, sentence) => {
    expect(await run(`node ${command}`)).toEqual({ code: 1, out: '', trouble: `${sentence}\n` });
  });
});

describe('a command that is asked for help', () => {
  it('says what it does, and ends well', async () => {
    const { code, out, trouble } = await run('node tools/owner/export.ts --help');
    expect(out).toContain('pnpm owner:export');
    expect({ code, trouble }).toEqual({ code: 0, trouble: '' });
  });
});
