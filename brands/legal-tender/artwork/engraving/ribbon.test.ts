import { describe, expect, it } from 'vitest';
import { ribbonPaths, type Ribbon } from './ribbon.ts';
import { tracePath } from './testing/tracePath.ts';

const ribbon: Ribbon = { width: 120, height: 24, waves: 2, strands: 5, line: 0.8 };

describe('ribbonPaths', () => {
  it('ends every strand at its initial height, so that tiles join', () => {
    for (const path of ribbonPaths(ribbon)) {
      const points = tracePath(path);
      expect(points[0]?.x).toBe(0);
      expect(points.at(-1)?.x).toBe(1200);
      expect(points.at(-1)?.y).toBe(points[0]?.y);
    }
  });

  it('has two bundles and stays inside the band', () => {
    const paths = ribbonPaths(ribbon);
    expect(paths).toHaveLength(10);
    const heights = paths.flatMap((path) => tracePath(path).map(({ y }) => y));
    expect(Math.min(...heights)).toBeGreaterThan(4);
    expect(Math.max(...heights)).toBeLessThan(236);
  });
});
