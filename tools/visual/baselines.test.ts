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
  for (const name of ['a/new.webp', 'a/removed.webp', 'b/rejected.webp'])
    await writePicture(name === 'a/removed.webp' ? baselines : received, name, picture);
  await writeDigest(received, 'a/new.webp', 'digest');
  await writeDigest(received, 'a/removed.webp', '');
  await writeDigest(received, 'b/rejected.webp', 'digest');

  const accepted = await acceptPictures(received, baselines, ['a/']);
  expect(accepted.toSorted()).toEqual(['a/new.webp (new)', 'a/removed.webp (removed)']);
  expect(globSync('*/*', { cwd: baselines })).toEqual([join('a', 'new.webp')]);
  expect(await readFile(join(baselines, 'digests.txt'), 'utf8')).toBe('a/new.webp digest\n');
  await expect(acceptPictures(received, baselines, ['a/'])).rejects.toThrow("no picture 'a/' to accept");
});
