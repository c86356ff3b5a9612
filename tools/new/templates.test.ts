import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../bootstrap.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
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
      expect(await run(['plop', '--dest', copy, kind, name])).toMatchObject({ code: 0 });
    }
  }, 60_000);
  afterAll(() => rm(copy, { recursive: true, force: true }));

  test('is formatted', async () => {
    expect(await run(['oxfmt', '--check', ...folders], { cwd: copy })).toMatchObject({ code: 0 });
  });

  test('passes oxlint', async () => {
    expect(await run(['oxlint', '--type-aware', ...folders], { cwd: copy })).toMatchObject({ code: 0 });
  });

  test('has no type errors', async () => {
    const { output } = await run(['tsc', '--project', 'tsconfig.json'], { cwd: copy });
    expect(output.split('\n').filter((line) => /New(Thing|Band)/.test(line))).toEqual([]);
  });
});
