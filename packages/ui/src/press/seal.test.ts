import { describe, expect, it } from 'vitest';
import { fnv1a } from './random.ts';
import { sealFamilies, sealFor, sealsFor } from './seal.ts';

const episode = (number: number) => ({ number, title: 'Three questions', description: 'Asked twice.' });
const episodes = Array.from({ length: 40 }, (_, index) => episode(index + 9));

describe('sealFor', () => {
  it('gives the same seal for the same data', () => {
    expect(sealFor('episode', episode(47))).toEqual(sealFor('episode', episode(47)));
  });

  it('takes its seed from kind and identity, and nothing else', () => {
    const seal = sealFor('episode', episode(47));
    // The seed that board 14 of the art direction prints for this episode.
    expect(seal.seed).toBe(3493663971);
    expect(seal.seed).not.toBe(fnv1a('episode:47'));
    expect(sealFor('episode', { ...episode(47), title: 'Another' }).seed).toBe(seal.seed);
    expect(sealFor('episode', episode(46)).seed).not.toBe(seal.seed);
  });

  it('changes its points with the first count, whatever the seed', () => {
    expect(sealFor('episode', episode(23)).points).toBe(23);
  });

  it('takes family and rings from its options', () => {
    expect(sealFor('episode', episode(47), { family: 'moire', rings: 2 })).toMatchObject({ family: 'moire', rings: 2 });
    expect(sealFor('episode', episode(47)).rings).toBe(3);
  });
});

describe('sealsFor', () => {
  it('never gives two neighbours one family', () => {
    const families = sealsFor('episode', episodes).map((seal) => seal.family);
    const pairs = families.slice(1).map((family, index) => [families[index], family]);
    expect(pairs.filter(([before, family]) => before === family)).toEqual([]);
  });

  it('uses every family, and the seed’s own wherever the neighbour allows it', () => {
    const seals = sealsFor('episode', episodes);
    expect(new Set(seals.map((seal) => seal.family)).size).toBe(sealFamilies.length);
    const moved = seals.flatMap((seal, index) => {
      const own = sealFor('episode', episode(index + 9)).family;
      return seal.family === own ? [] : [{ own, before: seals[index - 1]?.family }];
    });
    expect(moved.filter(({ own, before }) => own !== before)).toEqual([]);
    expect(moved.length).toBeGreaterThan(0);
  });

  it('keeps everything but the family as it is for the item alone', () => {
    const [first, second] = sealsFor('episode', episodes, { rings: 2 });
    expect(first).toEqual(sealFor('episode', episode(9), { rings: 2 }));
    expect({ ...second, family: undefined }).toEqual({
      ...sealFor('episode', episode(10), { rings: 2 }),
      family: undefined,
    });
  });
});
