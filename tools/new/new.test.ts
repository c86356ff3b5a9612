import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeNew } from './new.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What one reads of the repository below it, besides its own files. */
const borrowed = [
  'node_modules',
  '.storybook',
  'packages/data',
  'packages/ui/node_modules',
  'packages/ui/src/theme',
  'packages/sections/node_modules',
  'packages/sections/src/parts',
];

const copied = [
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'tsconfig.base.json',
  'tests/states/catalogue.ts',
  'tests/states/fields.ts',
  'tests/states/forms.ts',
  'tests/states/overlays.ts',
  'tests/states/primitives.ts',
  'tests/states/sections.ts',
  'tests/states/usual.ts',
];

describe('a new component', () => {
  let copy = '';
  let paths: string[] = [];

  beforeAll(async () => {
    copy = await mkdtemp(join(tmpdir(), 'podium-new-'));
    for (const path of borrowed) {
      await mkdir(join(copy, path, '..'), { recursive: true });
      await symlink(join(root, path), join(copy, path));
    }
    await mkdir(join(copy, 'tests/states'), { recursive: true });
    for (const file of copied) {
      await copyFile(join(root, file), join(copy, file));
    }
    await writeFile(join(copy, 'tsconfig.json'), JSON.stringify(typeCheck));
    paths = [...(await makeNew('primitive', 'NewThing', copy)), ...(await makeNew('section', 'NewBand', copy))];
  });
  afterAll(() => rm(copy, { recursive: true, force: true }));

  test('is a folder with view, styles and stories', async () => {
    expect(await readdir(join(copy, 'packages/ui/src/NewThing'))).toEqual([
      'NewThing.css.ts',
      'NewThing.stories.tsx',
      'NewThing.tsx',
    ]);
    expect(await readdir(join(copy, 'packages/sections/src/NewBand'))).toHaveLength(3);
  });

  test.for([
    ['primitives', 'NewThing', 'packages/ui/src/NewThing/NewThing.stories.tsx'],
    ['sections', 'NewBand', 'packages/sections/src/NewBand/NewBand.stories.tsx'],
  ] as const)('has exactly its stories in the catalogue of %s', async ([catalogue, name, file]) => {
    const entries = await readFile(join(copy, `tests/states/${catalogue}.ts`), 'utf8');
    const [entry = ''] = new RegExp(`^  ${name}: [^}]*}`, 'm').exec(entries) ?? [];
    const stories = (await readFile(join(copy, file), 'utf8')).matchAll(/^export const (\w+) = meta\.story/gm);
    const entered = [...entry.matchAll(/'(\w+)'/g)].map(([, state]) => state);
    expect(new Set(entered)).toEqual(new Set([...stories].map(([, story]) => story)));
  });

  test('is formatted', async () => {
    expect(await run('oxfmt', '--check', ...paths)).toMatchObject({ code: 0 });
  });

  test('passes the lint', { timeout: 60_000 }, async () => {
    const own = paths.filter((path) => path.includes('New'));
    expect(await run('oxlint', '--type-aware', ...own)).toMatchObject({ code: 0 });
  });

  test('has sound types', { timeout: 60_000 }, async () => {
    const { output } = await run('tsc', '--project', 'tsconfig.json');
    // Others may be at work on what it borrows.
    expect(output.split('\n').filter((line) => /New(Thing|Band)/.test(line))).toEqual([]);
  });

  test('never replaces another', async () => {
    await expect(makeNew('section', 'NewBand', copy)).rejects.toThrow(
      'packages/sections/src/NewBand is there already.',
    );
  });

  test.for(['newThing', 'New Thing', '../Thing', 'N', '9Lives', ''])('is not called %j', async (name) => {
    await expect(makeNew('primitive', name, copy)).rejects.toThrow('is no name for a component');
  });

  function run(command: string, ...args: string[]): Promise<{ code: number; output: string }> {
    return new Promise((resolve) => {
      execFile(join('node_modules/.bin', command), args, { cwd: copy }, (error, stdout, stderr) => {
        resolve({ code: error ? 1 : 0, output: stdout + stderr });
      });
    });
  }
});

const typeCheck = {
  extends: './tsconfig.base.json',
  compilerOptions: {
    composite: false,
    emitDeclarationOnly: false,
    noEmit: true,
    paths: { '@podium/storybook/*': ['./.storybook/*'] },
  },
  include: ['packages/ui/src/NewThing', 'packages/sections/src/NewBand'],
};
