import { describe, expect, it } from 'vitest';
import { ruledPath, type RuledSettings } from './ruled.ts';
import type { Tone } from './spiral.ts';

const settings: RuledSettings = { width: 800, height: 400, lines: 10, thinnest: 0.1, thickest: 0.9, tolerance: 0.5 };
const pitch = settings.height / settings.lines;

interface Corner {
  x: number;
  y: number;
}

/** The corners of every line, in whole units. */
function linesOf(path: string): Corner[][] {
  return [...path.matchAll(/M([-\d ]+)l([-\d ]+)z/g)].map(([, start = '', steps = '']) => {
    const numbers = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number);
    const [x = 0, y = 0] = numbers(start);
    const corners = [{ x, y }];
    const moves = numbers(steps);
    for (let index = 0; index < moves.length; index += 2) {
      const last = corners.at(-1) ?? { x: 0, y: 0 };
      corners.push({ x: last.x + (moves[index] ?? 0), y: last.y + (moves[index + 1] ?? 0) });
    }
    return corners;
  });
}

/** Thickness of each line at its left end, as a share of the distance between two lines. */
function thicknesses(tone: Tone): number[] {
  return linesOf(ruledPath(tone, settings)).map((corners) => {
    const left = corners.filter(({ x }) => x === 0).map(({ y }) => y);
    return (Math.max(...left) - Math.min(...left)) / pitch;
  });
}

describe('ruledPath', () => {
  it('draws the given number of lines, from edge to edge', () => {
    const lines = linesOf(ruledPath(() => 0.5, settings));
    expect(lines).toHaveLength(10);
    for (const corners of lines) {
      expect(Math.min(...corners.map(({ x }) => x))).toBe(0);
      expect(Math.max(...corners.map(({ x }) => x))).toBe(800);
    }
  });

  it.each([
    [0, 0.1],
    [0.5, 0.5],
    [1, 0.9],
    [1.7, 0.9],
    [-1, 0.1],
  ])('draws the tone %f as lines of %f of the distance between them', (tone, thickness) => {
    for (const measured of thicknesses(() => tone)) expect(measured).toBeCloseTo(thickness, 5);
  });

  it('reads the tone at the height of each line', () => {
    const measured = thicknesses((_, y) => y);
    expect(measured).toEqual(measured.toSorted((a, b) => a - b));
    expect(new Set(measured).size).toBe(10);
  });

  it('uses four corners for a line of one tone and more where the picture has an edge', () => {
    const cornersOf = (tone: Tone) => linesOf(ruledPath(tone, settings))[0]?.length;
    expect(cornersOf(() => 0.3)).toBe(4);
    expect(cornersOf((x) => (x < 0.5 ? 0 : 1))).toBe(8);
  });

  it('never lets a line vanish, and keeps lines apart', () => {
    const thin = linesOf(ruledPath(() => 0, { ...settings, lines: 100, thinnest: 0.01 }));
    expect(thin.every((corners) => new Set(corners.map(({ y }) => y)).size === 2)).toBe(true);
    const thick = linesOf(ruledPath(() => 1, settings));
    const isApart = thick.slice(1).every((corners, index) => {
      const bottom = Math.max(...(thick[index]?.map(({ y }) => y) ?? []));
      return Math.min(...corners.map(({ y }) => y)) > bottom;
    });
    expect(isApart).toBe(true);
  });
});
