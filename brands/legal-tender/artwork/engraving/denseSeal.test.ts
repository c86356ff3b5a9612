import { describe, expect, it } from 'vitest';
import { drawDenseSeal } from './denseSeal.ts';
import type { Layer } from './rosette.ts';
import { sealFamilies, type SealSpec } from './seal.ts';
import { drawSeal, sealRadius, type SealRing } from './sealDrawing.ts';
import { tracePath } from './testing/tracePath.ts';

const specs: SealSpec[] = sealFamilies.flatMap((family) =>
  [9, 20, 31, 47].flatMap((points) =>
    [2, 5, 8].flatMap((weave) =>
      [0.6, 0.95, 1.3].map((depth) => ({ points, weave, depth, family, rings: 3 as const, seed: points * 31 + weave })),
    ),
  ),
);

/** Names of the specs that break a rule, for the failure message. */
function breaking(isRight: (spec: SealSpec, rings: SealRing[]) => boolean): string[] {
  return specs
    .filter((spec) => !isRight(spec, drawDenseSeal(spec)))
    .map(({ family, points, weave, depth }) => `${family}, ${points}/${weave}/${depth}`);
}

const distances = ({ path }: Layer) => tracePath(path).map(({ x, y }) => Math.hypot(x, y));
const largestScale = ({ strands }: Layer) => Math.max(...strands.map(({ scale }) => scale));
const reach = (layer: Layer) => Math.max(...distances(layer)) * largestScale(layer);

/** Number of maxima of the distance from the centre, once around. */
function countPeaks(layer: Layer): number {
  const around = distances(layer);
  const middle = (Math.max(...around) + Math.min(...around)) / 2;
  return around.filter((distance, index) => distance > middle && (around.at(index - 1) ?? 0) <= middle).length;
}

const phasesOf = ({ strands }: Layer) => new Set(strands.map(({ angle }) => angle)).size;

const edgeScales = [1, 0.987, 0.974, 0.961, 0.948];
const insideOf = (edge: Layer) => Math.min(...distances(edge)) * 0.948;

describe('drawDenseSeal', () => {
  it('has an edge ring of five strands that are not rotated, with the points of the item', () => {
    const wrong = breaking(({ points }, [[edge, ...more] = []]) => {
      if (!edge || more.length > 0 || countPeaks(edge) !== points || edge.ink !== 'serial') return false;
      return edge.strands.every(({ angle, scale }, index) => angle === 0 && scale === edgeScales[index]);
    });
    expect(wrong).toEqual([]);
  });

  it('has a bed of the same points in four phases, with an amplitude of 13 % of its radius', () => {
    const wrong = breaking(({ points }, [, [bed] = []]) => {
      if (!bed?.isBed || countPeaks(bed) !== points) return false;
      const around = distances(bed);
      const [most, least] = [Math.max(...around), Math.min(...around)];
      return bed.strands.length === 4 && Math.abs((most - least) / (most + least) - 0.13) < 0.002;
    });
    expect(wrong).toEqual([]);
  });

  it('draws the main figure out until it overlaps the edge ring by 3 %', () => {
    const wrong = breaking((_, [[edge] = [], [, ...main] = []]) => {
      if (!edge || main.length === 0) return false;
      return Math.abs(Math.max(...main.map(reach)) / insideOf(edge) - 1.03) < 0.005;
    });
    expect(wrong).toEqual([]);
  });

  it('has twice the strands of the usual main figure, unless these would be closer than two units', () => {
    const wrong = breaking((spec, [, [, main] = []]) => {
      const usual = drawSeal(spec)[spec.family === 'moire' ? 0 : 1]?.[0];
      if (!main || !usual) return false;
      const adjacent = 2 * countPeaks(main) * phasesOf(usual);
      const hasRoom = reach(main) >= 2 * adjacent;
      return hasRoom
        ? main.strands.length === 2 * usual.strands.length
        : main.strands.length >= usual.strands.length && main.strands.length < 2 * usual.strands.length;
    });
    expect(wrong).toEqual([]);
  });

  it('has a counter ring with twice the points of its star, turned back; the bands of the family rings turn back', () => {
    const wrong = breaking(({ family, weave, points }, [, , core = []]) => {
      const turned = core.filter(({ ink, strands }) => ink === 'serial' && (strands[1]?.angle ?? 0) < 0);
      const [ring] = turned;
      return ring !== undefined && countPeaks(ring) === (family === 'rings' ? points : 2 * (weave + 3));
    });
    expect(wrong).toEqual([]);
  });

  it('has three rings, and nothing outside the edge ring', () => {
    const wrong = breaking((_, rings) => {
      const [[edge] = [], ...inner] = rings;
      if (!edge || rings.length !== 3) return false;
      return reach(edge) <= sealRadius && inner.flat().every((layer) => reach(layer) < reach(edge));
    });
    expect(wrong).toEqual([]);
  });

  it('is the same for the same spec', () => {
    expect(specs.map((spec) => drawDenseSeal(spec))).toEqual(specs.map((spec) => drawDenseSeal(spec)));
  });
});
