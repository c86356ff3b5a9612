import { describe, expect, it } from 'vitest';
import { canalLayers, canalLitSvg, canalSize, canalSvg } from './canal.ts';
import { gables, heightAt, type GableName } from './gables.ts';
import { interrupted } from './hatch.ts';
import { buildRow } from './houses.ts';

const row = buildRow(canalSize.width, 21);

describe('gables', () => {
  it.each(Object.keys(gables) as GableName[])('%s begins and ends at the eaves and is symmetrical', (name) => {
    const gable = gables[name](90);
    expect(gable.outline[0]).toEqual([0, 0]);
    expect(gable.outline.at(-1)?.[0]).toBe(90);
    expect(gable.outline.at(-1)?.[1]).toBeCloseTo(0, 10);
    for (const x of [7, 22, 41]) expect(heightAt(gable, x)).toBeCloseTo(heightAt(gable, 90 - x), 10);
  });

  it('are highest in the middle, except the cornice', () => {
    for (const name of ['step', 'spout', 'neck', 'bell'] as const) {
      const gable = gables[name](90);
      expect(heightAt(gable, 45)).toBeGreaterThan(heightAt(gable, 8) + 30);
    }
    expect(heightAt(gables.cornice(90), 45)).toBe(14);
  });
});

describe('the row of houses', () => {
  it('has no gap from end to end', () => {
    for (const [index, house] of row.entries()) {
      const before = row[index - 1];
      expect(house.x).toBe(before ? before.x + before.width : 0);
    }
    const last = row.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeGreaterThanOrEqual(canalSize.width);
  });

  it('has every opening within its front and not overlapping the door', () => {
    for (const { x, width, eaves, windows, door, gable } of row) {
      for (const pane of windows) {
        expect(pane.x).toBeGreaterThan(x);
        expect(pane.x + pane.width).toBeLessThan(x + width);
        expect(pane.y + pane.height).toBeLessThan(0);
        expect(pane.y).toBeGreaterThan(eaves - Math.max(1, gable.attic + 1));
        const isBeside = pane.x >= door.x + door.width || pane.x + pane.width <= door.x;
        expect(isBeside || pane.y + pane.height <= door.y).toBe(true);
      }
    }
  });

  it('is the same for the same seed and differs for another', () => {
    expect(buildRow(600, 21)).toEqual(row.slice(0, buildRow(600, 21).length));
    expect(buildRow(600, 22)).not.toEqual(buildRow(600, 21));
  });

  it('has about a third of its windows lit', () => {
    const windows = row.flatMap((house) => house.windows);
    const share = windows.filter(({ isLit }) => isLit).length / windows.length;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.5);
  });
});

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
  it('contains only lines; lit windows are in a separate file', () => {
    expect(canalSvg()).not.toContain(canalLayers().lit);
    expect(canalSvg()).toContain('fill="none"');
    expect(canalLitSvg()).toBe(canalLitSvg());
    expect(canalLitSvg().match(/<path/g)).toHaveLength(1);
  });

  it('reflects every lit window in three strokes on the water', () => {
    const lit = row.flatMap((house) => house.windows).filter(({ isLit }) => isLit).length;
    expect(canalLayers().lit.match(/M/g)).toHaveLength(lit * 4);
  });
});
