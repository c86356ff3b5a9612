import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sealFamilies, type SealSpec } from '../../press/seal.ts';
import { SealRings } from './SealRings.tsx';

/** Every family, from the fewest points, the least weave and the least depth to the most. */
const specs: SealSpec[] = sealFamilies.flatMap((family) =>
  [9, 15, 21, 28, 34, 41, 47].flatMap((points) =>
    [2, 4, 6, 8].flatMap((weave) =>
      [0.6, 0.95, 1.3].map((depth) => ({ points, weave, depth, family, rings: 3 as const, seed: points + weave })),
    ),
  ),
);

describe('the weight of a seal as SVG, gzip', () => {
  const weights = specs
    .map((spec) => gzipSync(renderToStaticMarkup(<SealRings spec={spec} cut={3} />), { level: 9 }).length)
    .toSorted((lighter, heavier) => lighter - heavier);

  it('is 7 kB at most', () => {
    expect(weights.at(-1)).toBeLessThanOrEqual(7_000);
  });

  it('is 4 kB at most of a typical one', () => {
    expect(weights[weights.length / 2]).toBeLessThanOrEqual(4_000);
  });
});
