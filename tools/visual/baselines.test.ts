import { globSync } from 'node:fs';
import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { acceptPictures, writeDigest, writePicture } from './baselines.ts';

it('accepts received pictures with their digests, and removes baselines without a story', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'podium-accept-'));
  const [baselines, received] = [join(folder.path, 'baselines'), join(folder.path, 'received')];
  const picture = { data: new Uint8Array(16), width: 2, height: 2 };
  for (const name of ['a/changed.webp', 'a/removed.webp', 'b/rejected.webp'])
    await writePicture(name === 'a/removed.webp' ? baselines : received, name, picture);
  await writeDigest(received, 'a/changed.webp', 'digest');
  await writeDigest(received, 'a/removed.webp', '');
  await writeDigest(received, 'b/rejected.webp', 'digest');

  const accepted = await acceptPictures(received, baselines, (name) => name.startsWith('a/'));
  expect(accepted.toSorted()).toEqual(['a/changed.webp', 'a/removed.webp']);
  expect(globSync('*/*', { cwd: baselines })).toEqual([join('a', 'changed.webp')]);
  expect(await readFile(join(baselines, 'digests.txt'), 'utf8')).toBe('a/changed.webp digest\n');
});
