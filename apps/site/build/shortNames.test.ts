import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortNames } from './shortNames.ts';

const workspace = mkdtempSync(join(tmpdir(), 'podium-names-'));
for (const file of ['packages/ui/src/Badge/Badge.css.ts', 'apps/site/src/home/home.css.ts']) {
  mkdirSync(join(workspace, file, '..'), { recursive: true });
  writeFileSync(join(workspace, file), '');
}
const root = join(workspace, 'apps/site');
const badge = '../../packages/ui/src/Badge/Badge.css.ts';
const home = 'src/home/home.css.ts';

test('names are unique, and the same request gets the same name', () => {
  const name = shortNames(workspace, root);
  const wishes = [badge, home].flatMap((filePath) =>
    Array.from({ length: 100 }, (_, count) => ({ filePath, hash: `${filePath}${count}` })),
  );
  const names = wishes.map(name);
  expect(new Set(names).size).toBe(200);
  expect(wishes.map(name)).toEqual(names);
  for (const each of names) expect(each).toMatch(/^[a-z][a-z0-9]{2,3}$/);
});

test('two builds give the same names in any order of files', () => {
  const one = shortNames(workspace, root);
  const other = shortNames(workspace, root);
  const first = { filePath: badge, hash: 'a0' };
  const second = { filePath: home, hash: 'b0' };
  expect([one(first), one(second)]).toEqual([other(second), other(first)].toReversed());
});

test('a file outside the known folders is refused', () => {
  expect(() => shortNames(workspace, root)({ filePath: 'elsewhere.css.ts', hash: 'a' })).toThrow('elsewhere.css.ts');
});
