import { describe, expect, it } from 'vitest';
import { compareCosts, orphans } from './compare.ts';

describe('the budget of sections', () => {
  it.each([
    [1000, false],
    [1100, false],
    [1101, true],
  ])('%i bytes of 1000: over is %s', (measured, isOver) => {
    expect(compareCosts({ Hero: measured }, { Hero: 1000 })).toEqual([
      { name: 'Hero', measured, budget: 1000, isOver },
    ]);
  });

  it('asks for a budget for a new section', () => {
    expect(compareCosts({ Hero: 1 }, {})[0]?.isOver).toBe(true);
  });

  it('finds budgets whose section is gone', () => {
    expect(orphans({ Hero: 1 }, { Hero: 1, Gone: 2 })).toEqual(['Gone']);
  });
});
