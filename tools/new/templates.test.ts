import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = join(root, 'node_modules/.bin');
const linked = [
  'node_modules',
  '.storybook',
  'packages/data',
  'packages/ui/src/theme',
  'packages/sections/src/parts',
  'packages/sections/src/style.ts',
];
const folders = ['packages/ui/src/NewThing', 'packages/sections/src/NewBand'];

describe('a component written by plop', { timeout: 60_000 }, () => {
  let copy = '';

  beforeAll(async () => {
    copy = await mkdtemp(join(tmpdir(), 'podium-new-'));
    for (const path of [...linked, 'packages/ui/node_modules', 'packages/sections/node_modules']) {
      await mkdir(join(copy, path, '..'), { recursive: true });
      await symlink(join(root, path), join(copy, path));
    }
    for (const path of ['.oxlintrc.json', '.oxfmtrc.json', 'tsconfig.base.json'])
      await cp(join(root, path), join(copy, path), { recursive: true });
    const compilerOptions = {
      composite: false,
      emitDeclarationOnly: false,
      noEmit: true,
      paths: { '@podium/storybook/*': ['./.storybook/*'] },
    };
    const config = { extends: './tsconfig.base.json', compilerOptions, include: folders };
    await writeFile(join(copy, 'tsconfig.json'), JSON.stringify(config));
    for (const [kind, name] of [
      ['primitive', 'NewThing'],
      ['section', 'NewBand'],
    ] as const) {
      expect(await run(root, 'plop', '--dest', copy, kind, name)).toMatchObject({ code: 0 });
    }
  }, 60_000);
  afterAll(() => rm(copy, { recursive: true, force: true }));

  test('is formatted', async () => {
    expect(await run(copy, 'oxfmt', '--check', ...folders)).toMatchObject({ code: 0 });
  });

  test('passes oxlint', async () => {
    expect(await run(copy, 'oxlint', '--type-aware', ...folders)).toMatchObject({ code: 0 });
  });

  test('has no type errors', async () => {
    const { output } = await run(copy, 'tsc', '--project', 'tsconfig.json');
    expect(output.split('\n').filter((line) => /New(Thing|Band)/.test(line))).toEqual([]);
  });
});

function run(cwd: string, command: string, ...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(join(bin, command), args, { cwd }, (error, stdout, stderr) => {
      resolve({ code: error ? 1 : 0, output: stdout + stderr });
    });
  });
}
