import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildStamp } from './buildStamp.ts';

let root = '';

function write(path: string, content: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), content);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'podium-stamp-'));
  write('pnpm-lock.yaml', 'lock');
  write('packages/ui/src/a.ts', 'a');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('build stamp', () => {
  it('does not change while the sources of the site do not change', () => {
    const before = buildStamp(root, {});
    write('apps/site/dist/client/index.html', 'built');
    write('apps/site/node_modules/x/index.js', 'installed');
    write('packages/ui/src/a.test.ts', 'test');
    write('packages/ui/src/a.stories.tsx', 'story');
    write('supabase/migrations/1.sql', 'elsewhere');
    expect(buildStamp(root, { HOME: '/home/ada' })).toBe(before);
  });

  it.each([
    ['a file changes', () => write('packages/ui/src/a.ts', 'b')],
    ['a file is renamed', () => renameSync(join(root, 'packages/ui/src/a.ts'), join(root, 'packages/ui/src/b.ts'))],
    ['a dependency changes', () => write('pnpm-lock.yaml', 'other lock')],
  ])('changes when %s', (_what, change) => {
    const before = buildStamp(root, {});
    change();
    expect(buildStamp(root, {})).not.toBe(before);
  });

  it('changes with the build settings', () => {
    expect(buildStamp(root, { VITE_SUPABASE_URL: 'https://podium.example' })).not.toBe(buildStamp(root, {}));
  });
});
