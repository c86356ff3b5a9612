import { describe, expect, it } from 'vitest';
import { canalLayers, canalSize } from './canal.ts';
import { interrupted } from './hatch.ts';
import { buildRow } from './houses.ts';

const row = buildRow(canalSize.width, 21);

describe('interrupted', () => {
  it('stops lines at openings', () => {
    expect(interrupted([0, 10], [[2, 4]])).toEqual([
      [0, 2],
      [4, 10],
    ]);
    expect(
      interrupted(
        [0, 10],
        [
          [6, 12],
          [-1, 3],
          [2, 4],
        ],
      ),
    ).toEqual([[4, 6]]);
    expect(interrupted([0, 10], [])).toEqual([[0, 10]]);
  });
});

describe('the canal plate', () => {
  it('reflects every lit window in three strokes on the water', () => {
    const lit = row.flatMap((house) => house.windows).filter(({ isLit }) => isLit).length;
    expect(canalLayers().lit.match(/M/g)).toHaveLength(lit * 4);
  });
});
