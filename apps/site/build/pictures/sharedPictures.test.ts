import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { PageOfBuild } from '../../src/entryServer.tsx';
import { pagePictures } from '../../src/pictures/pagePictures.ts';
import { writeSharedPictures } from './sharedPictures.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
let target = '';

function page(path: string, file: string, words?: string): PageOfBuild {
  const picture = words === undefined ? undefined : { ...pagePictures.terms, words };
  return { path, file, module: '', startsAtOnce: false, picture };
}

beforeAll(async () => {
  target = await mkdtemp(join(tmpdir(), 'podium-pictures-'));
});
afterAll(() => rm(target, { recursive: true }));

it('a page whose words cannot be drawn gets no picture, and the build reports why', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const pages = [page('/404', '404.html'), page('/newsletter/confirm', 'newsletter/confirm.html', 'Terms')];
  const workshop = {
    plates: join(root, 'brands/legal-tender/artwork/Plate/plates'),
    cache: join(root, '.cache/pictures'),
    target,
  };
  const pictures = await writeSharedPictures([...pages, page('/omega', 'omega.html', 'Ωmega')], workshop);

  const { href = '', alt } = pictures.get('/newsletter/confirm') ?? {};
  expect(href).toMatch(/^\/assets\/newsletter-confirm-[0-9a-f]{8}\.png$/);
  expect(alt).toBe('Terms');
  expect(pictures.size).toBe(1);
  expect(await readdir(join(target, 'assets'))).toEqual([href.slice('/assets/'.length)]);
  expect(said.mock.calls).toEqual([
    ["No picture for /omega: The font Besley has no 'Ω', which a picture of 'Ωmega' would show.\n"],
  ]);
  said.mockRestore();
});
