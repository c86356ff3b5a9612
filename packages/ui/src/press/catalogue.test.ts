import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { sealFamilies, sealFor } from './seal.ts';

const episode = (number: number) => ({ number, title: 'Three questions', description: 'Asked twice.' });
const episodes = Array.from({ length: 30 }, (_, index) => episode(40 - index));

describe('a catalogue (art direction, boards 2, §3)', () => {
  const entries = catalogue('episode', episodes);

  it('gives every entry its seal, and neighbours different families', () => {
    expect(entries).toHaveLength(30);
    for (const [index, { seal }] of entries.entries()) expect(seal.family).not.toBe(entries[index + 1]?.seal.family);
  });

  it('carries counts that depend on the item alone', () => {
    for (const entry of entries) {
      expect({ ...entry.seal, family: undefined }).toEqual({ ...sealFor('episode', entry), family: undefined });
    }
  });

  it('says of no clamped count that it can be counted', () => {
    expect(catalogue('episode', [episode(23)])[0]?.countablePoints).toBe(23);
    expect(catalogue('episode', [episode(8)])[0]).not.toHaveProperty('countablePoints');
    expect(catalogue('episode', [episode(48)])[0]).not.toHaveProperty('countablePoints');
    expect(catalogue('episode', [episode(48)])[0]?.seal.points).toBe(47);
  });

  it('keeps the family of an entry that was published with one, whatever is added beside it', () => {
    const published = entries.map(({ seal, ...entry }) => ({ ...entry, family: seal.family }));
    const grown = catalogue('episode', [episode(42), episode(41), ...published]);
    expect(grown.slice(2).map(({ seal }) => seal.family)).toEqual(entries.map(({ seal }) => seal.family));
    for (const [index, { seal }] of grown.entries()) expect(seal.family).not.toBe(grown[index + 1]?.seal.family);
  });

  it('finds a family between two that are fixed, whichever they are', () => {
    for (const first of sealFamilies) {
      for (const last of sealFamilies) {
        const [, between] = catalogue('episode', [
          { ...episode(12), family: first },
          episode(11),
          { ...episode(10), family: last },
        ]);
        expect([first, last]).not.toContain(between?.seal.family);
      }
    }
  });

  it('survives being written to a file', () => {
    expect(JSON.parse(JSON.stringify(entries))).toEqual(entries);
  });
});
