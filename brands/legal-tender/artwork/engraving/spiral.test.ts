import { describe, expect, it } from 'vitest';
import { spiralPath, type SpiralSettings, type Tone } from './spiral.ts';
import { tracePath } from './testing/tracePath.ts';

const settings: SpiralSettings = { radius: 400, turns: 20, thinnest: 0.1, thickest: 0.8, tolerance: 0.5 };
const pitch = settings.radius / settings.turns;

/** Distances from the centre at which the path crosses the ray at `angle`, in order. */
function crossings(path: string, angle: number): number[] {
  const turned = tracePath(path, 8).map(({ x, y }) => ({
    x: x * Math.cos(angle) + y * Math.sin(angle),
    y: y * Math.cos(angle) - x * Math.sin(angle),
  }));
  const found = turned.flatMap((point, index) => {
    const next = turned[(index + 1) % turned.length] ?? point;
    if (point.y < 0 === next.y < 0) return [];
    const share = point.y / (point.y - next.y);
    const x = point.x + share * (next.x - point.x);
    return x > 0 ? [x] : [];
  });
  return found.toSorted((a, b) => a - b);
}

/** Widths of the line along a ray, as shares of the distance between turns. Omits the first and last two turns. */
function widths(tone: Tone, angle: number): number[] {
  const edges = crossings(spiralPath(tone, settings), angle);
  const all = edges.flatMap((edge, index) => (index % 2 === 1 ? [(edge - (edges[index - 1] ?? 0)) / pitch] : []));
  return all.slice(2, -2);
}

describe('spiralPath', () => {
  it.each([
    [0, 0.1],
    [0.5, 0.45],
    [1, 0.8],
    [1.4, 0.8],
  ])('draws the tone %f as a line of %f of the distance between turns', (tone, width) => {
    for (const angle of [0.3, 1.9, 4]) {
      for (const measured of widths(() => tone, angle)) expect(Math.abs(measured - width)).toBeLessThan(0.09);
    }
  });

  it('has the given number of turns', () => {
    const path = spiralPath(() => 0.5, settings);
    expect(crossings(path, 1).length).toBeGreaterThanOrEqual(2 * (settings.turns - 1));
    expect(crossings(path, 1).length).toBeLessThanOrEqual(2 * settings.turns);
  });

  it('is darker where the picture is darker', () => {
    const halved: Tone = (x) => (x > 0 ? 1 : 0);
    const right = widths(halved, 0.2);
    const left = widths(halved, Math.PI + 0.2);
    expect(Math.min(...right)).toBeGreaterThan(2 * Math.max(...left));
  });

  it('stays inside its disc, in whole units, and is closed', () => {
    const path = spiralPath((x, y) => Math.abs(x * y), settings);
    expect(path).toMatch(/^M[-\d ]+q[-\d ]+t[-\d ]+z$/);
    const reach = Math.max(...tracePath(path, 4).map(({ x, y }) => Math.hypot(x, y)));
    expect(reach).toBeLessThanOrEqual(settings.radius + 2);
  });

  it('is smaller and coarser with a larger tolerance', () => {
    const wave: Tone = (x, y) => 0.5 + 0.5 * Math.sin(30 * x + 14 * y);
    expect(spiralPath(wave, { ...settings, tolerance: 2 }).length).toBeLessThan(
      spiralPath(wave, settings).length * 0.8,
    );
  });
});
