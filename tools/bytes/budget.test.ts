import { expect, it } from 'vitest';
import { judge } from './budget.ts';

it.each([
  [60, 'aim reached'],
  [76.04, 'aim reached'],
  [76.1, 'within the budget'],
  [85, 'within the budget'],
  [85.1, 'OVER THE BUDGET'],
])('%s KiB of 85, better 76: %s', (measured, verdict) => {
  expect(judge([{ name: 'script', measured, must: 85, aim: 76 }])[0]?.verdict).toBe(verdict);
});
