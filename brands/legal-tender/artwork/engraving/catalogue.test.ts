import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { sealFamilies, sealFor } from './seal.ts';

const episode = (number: number) => ({ number, title: 'Three questions', description: 'Asked twice.' });

describe('catalogue', () => {
  const episodes = Array.from({ length: 40 }, (_, index) => episode(index + 9));
  const entries = catalogue('episode', episodes);

  it('gives each entry its own seal, in the next family where the preceding entry has the same one', () => {
    const expected = episodes.map((each, index) => {
      const own = sealFor('episode', each);
      if (own.family !== entries[index - 1]?.seal.family) return { ...each, seal: own };
      const family = sealFamilies[(sealFamilies.indexOf(own.family) + 1) % sealFamilies.length];
      return { ...each, seal: { ...own, family } };
    });
    expect(entries).toMatchObject(expected);
    expect(new Set(entries.map(({ seal }) => seal.family)).size).toBe(sealFamilies.length);
    const moved = entries.filter(({ seal }, index) => seal.family !== sealFor('episode', episodes[index]!).family);
    expect(moved).not.toEqual([]);
  });
});

it('the seed of a seal depends on kind and identity only', () => {
  const { seed } = sealFor('episode', episode(47));
  expect(seed).toBe(3493663971);
  expect(sealFor('episode', { ...episode(47), title: 'Another' }).seed).toBe(seed);
});
