import { expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { sealFor } from './seal.ts';

const episode = (number: number) => ({ number, title: 'Three questions', description: 'Asked twice.' });

it('neighbours in a list have seals of different families, most entries their own', () => {
  const episodes = Array.from({ length: 40 }, (_, index) => episode(index + 9));
  const families = catalogue('episode', episodes).map(({ seal }) => seal.family);
  expect(families.filter((family, index) => family === families[index - 1])).toEqual([]);
  const moved = families.filter((family, index) => family !== sealFor('episode', episodes[index]!).family);
  expect(moved.length).toBeGreaterThan(0);
  expect(moved.length).toBeLessThan(20);
});

it('the seed of a seal depends on kind and identity only', () => {
  const { seed } = sealFor('episode', episode(47));
  expect(seed).toBe(3493663971);
  expect(sealFor('episode', { ...episode(47), title: 'Another' }).seed).toBe(seed);
});
