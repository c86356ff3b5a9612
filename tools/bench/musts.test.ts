import { expect, it } from 'vitest';
import { pageVerdict, pressVerdict } from './musts.ts';

const good = { scores: [100, 100, 100, 100], lcp: 1430, lcpOfFloor: 1429, tbt: 36, cls: 0 };

it.each([
  ['everything', {}, 'holds'],
  ['no floor, for a page that is nothing without its script', { lcpOfFloor: undefined }, 'holds'],
  ['one score', { scores: [100, 99, 100] }, 'FAILS: scores'],
  ['an LCP of 1.054 times the floor, printed 1.05', { lcp: 1054, lcpOfFloor: 1000 }, 'holds'],
  ['an LCP of 1.06 times the floor', { lcp: 1060, lcpOfFloor: 1000 }, 'FAILS: LCP'],
  ['a TBT of 49.4 ms', { tbt: 49.4 }, 'holds'],
  ['a TBT of 50 ms', { tbt: 50 }, 'FAILS: TBT'],
  ['a CLS of 0.0004, printed 0.000', { cls: 0.0004 }, 'holds'],
  ['a CLS of 0.001', { cls: 0.001 }, 'FAILS: CLS'],
  ['nothing measured', { lcp: Number.NaN, tbt: Number.NaN, cls: Number.NaN }, 'FAILS: LCP, TBT, CLS'],
])('issue 5 §3, a page: %s', (_case, reading, verdict) => {
  expect(pageVerdict({ ...good, ...reading })).toBe(verdict);
});

it.each([
  [16, 'holds'],
  [200, 'holds'],
  [201, 'FAILS'],
  [Number.NaN, 'FAILS'],
])('issue 5 §3, a press: %s ms', (milliseconds, verdict) => {
  expect(pressVerdict(milliseconds)).toBe(verdict);
});
