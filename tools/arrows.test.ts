import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Imports that would turn an arrow of docs/where-it-lives.md around. */
const wrong = [
  ['packages/ui/src/Probe/Probe.tsx', '@podium/data/schemas/auth'],
  ['packages/ui/src/Probe/Probe.tsx', '@podium/sections/Hero/Hero'],
  ['packages/ui/src/Probe/Probe.tsx', 'react-router-dom'],
  ['packages/sections/src/Probe/Probe.tsx', '@podium/data/client/supabaseBackend'],
  ['packages/sections/src/Probe/Probe.tsx', '@podium/data/session/AuthProvider'],
  ['packages/sections/src/Probe/Probe.tsx', '@podium/data/content/hero.content'],
  ['packages/sections/src/Probe/Probe.tsx', '@podium/data/fixtures/deals'],
  ['packages/sections/src/Probe/Probe.tsx', '../Hero/Hero.tsx'],
  ['packages/sections/src/Probe/Probe.tsx', 'react-router-dom'],
  ['packages/sections/src/Probe/Probe.tsx', '@supabase/supabase-js'],
  ['packages/data/src/client/probe.ts', '@podium/ui/Button/Button'],
  ['packages/data/src/client/probe.ts', '@podium/sections/Hero/Hero'],
  ['packages/data/src/schemas/probe.ts', '../client/backend.ts'],
  ['packages/data/src/schemas/probe.ts', '@supabase/supabase-js'],
] as const;

const right = [
  ['packages/sections/src/Probe/Probe.tsx', '@podium/ui/Button/Button'],
  ['packages/sections/src/Probe/Probe.tsx', '@podium/data/schemas/auth'],
  ['packages/sections/src/Probe/Probe.tsx', '../parts/Section.tsx'],
  ['packages/sections/src/Probe/Probe.stories.tsx', '@podium/data/fixtures/deals'],
  ['apps/site/src/probe.ts', '@podium/data/client/supabaseBackend'],
] as const;

describe('the arrows of the house', () => {
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'podium-arrows-'));
    await copyFile(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(wrong)('%s must not import %s', async (file, specifier) => {
    expect(await lint(file, specifier)).toContain('no-restricted-imports');
  });

  it.each(right)('%s may import %s', async (file, specifier) => {
    expect(await lint(file, specifier)).not.toContain('no-restricted-imports');
  });

  /** What oxlint says of one file with one import, at that place in a tree of its own. */
  async function lint(file: string, specifier: string): Promise<string> {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `import * as probe from '${specifier}';\n\nexport const shown = probe;\n`);
    const output = await new Promise<string>((resolve) => {
      execFile('node_modules/.bin/oxlint', [file], { cwd: folder }, (_error, stdout) => resolve(stdout));
    });
    await rm(path);
    return output;
  }
});
