import { expect, it } from 'vitest';
import { type Memory, memoryBetween, memoryOf, missedTargets, percent } from './soakFigures.ts';

const minute = 60;

/** A soak of half an hour with a sample each minute. */
function samples(mebibytesAt: (minutes: number) => number) {
  return Array.from({ length: 30 }, (_, index) => ({ seconds: index * minute, mebibytes: mebibytesAt(index) }));
}

it('compares the time after the warm-up with the end, by medians', () => {
  const restless = samples((minutes) => (minutes === 7 || minutes === 29 ? 900 : 400 + minutes));
  expect(memoryOf(restless, 30 * minute)).toEqual({ afterWarmUp: 411, atEnd: 424, growth: 424 / 411 - 1 });
});

it('leaves the warm-up out', () => {
  expect(
    memoryOf(
      samples((minutes) => (minutes < 6 ? 200 : 400)),
      30 * minute,
    ).growth,
  ).toBe(0);
});

const level = memoryBetween(400, 400);

it('misses no target at ten per cent more memory, and one above', () => {
  const grown = (atEnd: number) => memoryBetween(400, atEnd);
  const missed = (resident: Memory, inUse: Memory) => missedTargets({ resident, inUse, errors: [], complaints: [] });
  expect(missed(grown(440), grown(280))).toEqual([]);
  expect(missed(grown(441), level)).toEqual(['Resident memory went from 400 to 441 MiB (+10.3 %).']);
  expect(missed(level, grown(441))).toEqual(['Memory in use went from 400 to 441 MiB (+10.3 %).']);
  expect(missed(grown(Number.NaN), level)).toHaveLength(1);
});

it('misses a target with every failed call and every lost lead', () => {
  const errors = ['deals', 'sign-in', 'deals'];
  const complaints = ['a@x.example is not there.'];
  expect(missedTargets({ resident: level, inUse: level, errors, complaints })).toEqual([
    '3 calls failed: deals 2, sign-in 1.',
    'a@x.example is not there.',
  ]);
});

it('writes a share with its sign', () => {
  expect([0.0312, -0.05, 0].map(percent)).toEqual(['+3.1 %', '-5.0 %', '+0.0 %']);
});
