import { describe, expect, it } from 'vitest';
import { drawDenseSeal } from './denseSeal.ts';
import type { Layer } from './rosette.ts';
import { sealFamilies, sealRadius, type SealSpec } from './seal.ts';
import { drawSeal, type SealRing } from './sealDrawing.ts';
import { tracePath } from './testing/tracePath.ts';

const specs: SealSpec[] = sealFamilies.flatMap((family) =>
  [9, 20, 31, 47].flatMap((points) =>
    [2, 5, 8].flatMap((weave) =>
      [0.6, 0.95, 1.3].map((depth) => ({ points, weave, depth, family, rings: 3 as const, seed: points * 31 + weave })),
    ),
  ),
);

interface Parts {
  edges: SealRing;
  edge: Layer;
  bed: Layer;
  main: [Layer, ...Layer[]];
  core: SealRing;
}

function partsOf(spec: SealSpec): Parts {
  const [edges = [], [bed, ...main] = [] as SealRing, core = []] = drawDenseSeal(spec);
  const [edge] = edges;
  const [first, ...more] = main;
  if (!edge || !bed || !first) throw new Error('A ring is empty.');
  return { edges, edge, bed, main: [first, ...more], core };
}

/** Names of the specs that break a rule, for the failure message. */
function breaking(isRight: (parts: Parts, spec: SealSpec) => boolean): string[] {
  return specs
    .filter((spec) => !isRight(partsOf(spec), spec))
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

describe('drawDenseSeal', () => {
  it('has an edge ring of five strands that are not rotated, with the points of the item', () => {
    const wrong = breaking(({ edges, edge }, { points }) => {
      const isOnePhase = edge.strands.every(({ angle, scale }, index) => angle === 0 && scale === edgeScales[index]);
      return edges.length === 1 && edge.strands.length === 5 && isOnePhase && countPeaks(edge) === points;
    });
    expect(wrong).toEqual([]);
  });

  it('has a bed of the same points in four phases, with an amplitude of 13 % of its radius', () => {
    const wrong = breaking(({ bed }, { points }) => {
      const around = distances(bed);
      const [most, least] = [Math.max(...around), Math.min(...around)];
      const isAsDeep = Math.abs((most - least) / (most + least) - 0.13) < 0.002;
      return bed.isBed && bed.strands.length === 4 && countPeaks(bed) === points && isAsDeep;
    });
    expect(wrong).toEqual([]);
  });

  it('draws the main figure out until it overlaps the edge ring by 3 %', () => {
    const wrong = breaking(({ edge, main }) => {
      const inside = Math.min(...distances(edge)) * 0.948;
      return Math.abs(Math.max(...main.map(reach)) / inside - 1.03) < 0.005;
    });
    expect(wrong).toEqual([]);
  });

  it('has twice the strands of the usual main figure, unless these would be closer than two units', () => {
    const wrong = breaking(({ main: [main] }, spec) => {
      const usual = drawSeal(spec)[spec.family === 'moire' ? 0 : 1]?.[0];
      if (!usual) return false;
      const count = main.strands.length / usual.strands.length;
      const hasRoom = reach(main) >= 2 * (2 * countPeaks(main) * phasesOf(usual));
      return hasRoom ? count === 2 : count >= 1 && count < 2;
    });
    expect(wrong).toEqual([]);
  });

  it('has a counter ring with twice the points of its star, turned back; the bands of the family rings turn back', () => {
    const wrong = breaking(({ core }, { family, weave, points }) => {
      const ring = core.find(({ ink, strands }) => ink === 'serial' && (strands[1]?.angle ?? 0) < 0);
      return ring !== undefined && countPeaks(ring) === (family === 'rings' ? points : 2 * (weave + 3));
    });
    expect(wrong).toEqual([]);
  });

  it('has nothing outside the edge ring', () => {
    const wrong = breaking(({ edge, bed, main, core }) => {
      const most = reach(edge);
      return most <= sealRadius && [bed, ...main, ...core].every((layer) => reach(layer) < most);
    });
    expect(wrong).toEqual([]);
  });
});
