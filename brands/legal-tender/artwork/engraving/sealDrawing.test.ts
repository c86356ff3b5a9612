import { expect, it } from 'vitest';
import type { Layer } from './rosette.ts';
import { sealFamilies, sealRadius, type SealSpec } from './seal.ts';
import { drawSeal, type SealRing } from './sealDrawing.ts';
import { countPeaks, tracePath } from './testing/tracePath.ts';

function specs(): SealSpec[] {
  return sealFamilies.flatMap((family) =>
    [9, 20, 31, 47].flatMap((points) =>
      [2, 5, 8].flatMap((weave) =>
        [0.6, 0.95, 1.3].map((depth) => ({ points, weave, depth, family, seed: points * 31 + weave })),
      ),
    ),
  );
}

/** Names of the specs that break a rule, for the failure message. */
function breaking(isRight: (spec: SealSpec, rings: SealRing[]) => boolean): string[] {
  return specs()
    .filter((spec) => !isRight(spec, drawSeal(spec)))
    .map(({ family, points, weave, depth }) => `${family}, ${points}/${weave}/${depth}`);
}

function reach({ path, strands }: Layer): number {
  const distance = Math.max(...tracePath(path, 4).map(({ x, y }) => Math.hypot(x, y)));
  return distance * Math.max(...strands.map((strand) => strand.scale));
}

it('has the given number of points on its outermost ring', () => {
  const wrong = breaking(({ points }, [outermost = []]) => {
    const [layer, ...more] = outermost;
    if (!layer || more.length > 0) return false;
    // Copies are scaled and never rotated: a rotated copy would add points.
    const isUnturned = layer.strands.every(({ angle }) => angle === 0);
    return isUnturned && countPeaks(layer.path) === points;
  });
  expect(wrong).toEqual([]);
});

it('has nothing outside its outermost ring', () => {
  const wrong = breaking((_, [outermost = [], ...inner]) => {
    const edge = Math.max(...outermost.map(reach));
    return edge <= sealRadius && inner.flat().every((layer) => reach(layer) < edge);
  });
  expect(wrong).toEqual([]);
});
