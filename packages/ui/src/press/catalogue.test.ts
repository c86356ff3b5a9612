import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { sealFamilies, sealFor } from './seal.ts';

const episode = (number: number) => ({ number, title: 'Three questions', description: 'Asked twice.' });
const episodes = Array.from({ length: 40 }, (_, index) => episode(index + 9));

describe('a catalogue (art direction, boards 2, §3)', () => {
  const entries = catalogue('episode', episodes);
  const families = entries.map(({ seal }) => seal.family);

  it('keeps its entries and their order', () => {
    expect(entries.map(({ number, title, description }) => ({ number, title, description }))).toEqual(episodes);
  });

  it('never gives two neighbours one family', () => {
    expect(families.filter((family, index) => family === families[index - 1])).toEqual([]);
  });

  it('uses every family, and moves on by one where the one before has the seed’s own', () => {
    expect(new Set(families).size).toBe(sealFamilies.length);
    const own = episodes.map((each) => sealFor('episode', each).family);
    const expected = own.map((family, index) => {
      if (family !== families[index - 1]) return family;
      return sealFamilies[(sealFamilies.indexOf(family) + 1) % sealFamilies.length];
    });
    expect(families).toEqual(expected);
    expect(families).not.toEqual(own);
  });

  it('carries counts that depend on the item alone', () => {
    for (const { seal, ...entry } of entries) {
      expect({ ...seal, family: undefined }).toEqual({ ...sealFor('episode', entry), family: undefined });
    }
  });

  it('says of no clamped count that it can be counted', () => {
    const countable = catalogue('episode', [8, 9, 47, 48].map(episode)).map(({ isCountable }) => isCountable);
    expect(countable).toEqual([false, true, true, false]);
  });

  it('says which entry stands where, as far as the list does', () => {
    const [first] = catalogue('episode', [episode(23), episode(24)] as const);
    expect(first.seal.points).toBe(23);
  });
});
