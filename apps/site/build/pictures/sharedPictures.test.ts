import { mkdtempDisposable, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { build } from '@podium/brands/active/build.ts';
import { writeSharedPictures } from './sharedPictures.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

const card = (words: string) => ({ ...build.pageCard('terms'), words });

it('a page whose words cannot be drawn gets no picture, and the build reports why', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'podium-pictures-'));
  const target = folder.path;
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const cards = new Map([
    ['/newsletter/confirm', card('Terms')],
    ['/omega', card('Ωmega')],
  ]);
  const pictures = await writeSharedPictures(cards, { cache: join(root, '.cache/pictures'), target });

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
