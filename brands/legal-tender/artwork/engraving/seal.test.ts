import { describe, expect, it } from 'vitest';
import { fnv1a } from '@podium/data/schemas/fnv1a.ts';
import { familyBeside, sealFamilies, sealFor } from './seal.ts';

const episode = (number: number) => ({ number, title: 'Three questions', description: 'Asked twice.' });

describe('sealFor', () => {
  it('derives its seed from kind and identity only', () => {
    const seal = sealFor('episode', episode(47));
    // The expected seed for this episode.
    expect(seal.seed).toBe(3493663971);
    expect(seal.seed).not.toBe(fnv1a('episode:47'));
    expect(sealFor('episode', { ...episode(47), title: 'Another' }).seed).toBe(seal.seed);
    expect(sealFor('episode', episode(46)).seed).not.toBe(seal.seed);
  });

  it('changes its points with the first count, whatever the seed', () => {
    expect(sealFor('episode', episode(23)).points).toBe(23);
  });
});

describe('familyBeside', () => {
  it('keeps a family that differs from the neighbour, and else returns the next one', () => {
    expect(familyBeside('rings', undefined)).toBe('rings');
    expect(familyBeside('rings', 'chart')).toBe('rings');
    expect(sealFamilies.map((family) => familyBeside(family, family))).toEqual(['starNet', 'moire', 'chart', 'rings']);
  });
});
