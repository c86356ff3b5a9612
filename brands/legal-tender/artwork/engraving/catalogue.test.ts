import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { sealFamilies, sealFor } from './seal.ts';

const episode = (number: number) => ({ number, title: 'Three questions', description: 'Asked twice.' });
const episodes = Array.from({ length: 40 }, (_, index) => episode(index + 9));

describe('catalogue', () => {
  const entries = catalogue('episode', episodes);
  const families = entries.map(({ seal }) => seal.family);

  it('keeps the entries and their order', () => {
    expect(entries.map(({ number, title, description }) => ({ number, title, description }))).toEqual(episodes);
  });

  it('never gives two neighbours the same family', () => {
    expect(families.filter((family, index) => family === families[index - 1])).toEqual([]);
  });

  it('uses every family, and the next one where the preceding entry already has the family of the seed', () => {
    expect(new Set(families).size).toBe(sealFamilies.length);
    const own = episodes.map((each) => sealFor('episode', each).family);
    const expected = own.map((family, index) => {
      if (family !== families[index - 1]) return family;
      return sealFamilies[(sealFamilies.indexOf(family) + 1) % sealFamilies.length];
    });
    expect(families).toEqual(expected);
    expect(families).not.toEqual(own);
  });

  it('keeps counts that depend only on the item', () => {
    for (const { seal, ...entry } of entries) {
      expect({ ...seal, family: undefined }).toEqual({ ...sealFor('episode', entry), family: undefined });
    }
  });

  it('marks no clamped count as countable', () => {
    const countable = catalogue('episode', [8, 9, 47, 48].map(episode)).map(({ isCountable }) => isCountable);
    expect(countable).toEqual([false, true, true, false]);
  });

  it('keeps the type of a tuple, so that entries can be accessed by index', () => {
    const [first] = catalogue('episode', [episode(23), episode(24)] as const);
    expect(first.seal.points).toBe(23);
  });
});
