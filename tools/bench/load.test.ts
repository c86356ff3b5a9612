import { expect, it } from 'vitest';
import { load, loadInTurn, percentile } from './load.ts';

it('takes percentiles by nearest rank', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0.5, 0.95, 0.99, 1].map((share) => percentile(values, share))).toEqual([50, 95, 99, 100]);
  expect(percentile([7], 0.5)).toBe(7);
});

it('counts what was answered wrongly or not at all', async () => {
  let calls = 0;
  const result = await load(
    async () => {
      calls += 1;
      if (calls === 1) throw new Error('no answer');
      return calls !== 2;
    },
    3,
    0.02,
  );
  expect(result.wrong).toBe(2);
  expect(result.perSecond).toBeGreaterThan(0);
});

it('makes calls in turn, to and fro', async () => {
  const made: string[] = [];
  const call = (name: string, isRight: boolean) => async () => {
    made.push(name);
    await new Promise((resolve) => setTimeout(resolve, 2));
    return isRight;
  };
  const [first, second] = await loadInTurn([call('a', true), call('b', false)], 0.02);
  expect(made.slice(0, 4)).toEqual(['a', 'b', 'b', 'a']);
  expect(first).toMatchObject({ wrong: 0 });
  expect(second?.wrong).toBe(made.length / 2);
});
