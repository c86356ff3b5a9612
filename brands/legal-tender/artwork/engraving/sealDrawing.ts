import { seededRandom } from './random.ts';
import { weaveLayer, type Layer, type Weave } from './rosette.ts';
import type { SealFamily, SealSpec } from './seal.ts';

/** A ring of a seal. The first ring is the outermost. */
export type SealRing = Layer[];

/** Distance of the outermost points from the centre. */
export const outerEdge = 956;

interface Sketch extends SealSpec {
  /** Points of the inner star. */
  star: number;
  /** Phase of the second harmonic, in radians. */
  nextPhase: () => number;
}

const families: Record<SealFamily, (sketch: Sketch) => Weave[][]> = {
  rings: drawRings,
  starNet: drawStarNet,
  moire: drawMoire,
  chart: drawChart,
};

/** Draws a seal: three rings, the outermost first. The same spec gives the same drawing. */
export function drawSeal(spec: SealSpec): SealRing[] {
  return sealWeaves(spec).map((ring) => ring.map((weave) => weaveLayer(weave)));
}

/** The waves of a seal, by ring. */
export function sealWeaves(spec: SealSpec): Weave[][] {
  const random = seededRandom(spec.seed);
  const sketch: Sketch = { ...spec, star: spec.weave + 3, nextPhase: () => random() * 2 * Math.PI };
  return families[spec.family](sketch);
}

/** The outermost ring: unrotated copies of one strand, so that its points can be counted. */
function edge({ points }: Sketch, swing: number): Weave {
  return { ink: 'serial', wave: { radius: outerEdge - swing, petals: points, swing }, segments: 5, scales: [1, 0.972] };
}

/** A small star inside the families with an empty centre. */
function heart({ star }: Sketch, hollow: number): Weave {
  return { ink: 'serial', wave: { radius: hollow * 0.56, petals: star, swing: hollow * 0.2 }, segments: 6, phases: 3 };
}

/** Three bands of one wave inside each other, with alternating rotation. */
function drawRings(sketch: Sketch): Weave[][] {
  const { points, weave, depth } = sketch;
  const edgeSwing = 24 + 20 * depth;
  const bands: Weave[] = [];
  let outside = outerEdge - 2 * edgeSwing - 28;
  while (bands.length < 3 && outside > 160) {
    const isOdd = bands.length % 2 === 1;
    const swing = outside * (0.09 + 0.15 * depth);
    bands.push({
      ink: isOdd ? 'serial' : 'intaglio',
      wave: {
        radius: outside - swing,
        petals: points,
        swing: swing * 0.92,
        overtone: swing * (bands.length === 0 ? 0.2 : -0.2),
        phase: sketch.nextPhase(),
      },
      segments: points > 30 ? 4 : 6,
      phases: weave,
      isReversed: isOdd,
    });
    outside -= swing * 1.95;
  }
  const [band, ...core] = bands;
  const rings = [[edge(sketch, edgeSwing)], band ? [band] : [], core];
  return rings.filter((ring) => ring.length > 0);
}

/** A star with few points and enough copies to form a net. */
function drawStarNet(sketch: Sketch): Weave[][] {
  const { star, depth } = sketch;
  const radius = 350;
  const swing = 190 * depth;
  const overtone = 30;
  const net: Weave = {
    ink: 'intaglio',
    wave: { radius, petals: star, swing, overtone, phase: sketch.nextPhase() },
    segments: 10,
    phases: 7,
  };
  return [[edge(sketch, 40 + 44 * depth)], [net], [heart(sketch, radius - swing - overtone)]];
}

/** Two layers whose counts differ by the weave. The outer one has the points. */
function drawMoire(sketch: Sketch): Weave[][] {
  const { points, weave, depth, star } = sketch;
  const swing = 128 * depth + 28;
  const outer: Weave = {
    ink: 'intaglio',
    wave: { radius: outerEdge - swing, petals: points, swing },
    segments: 6,
    scales: [1, 0.95, 0.9, 0.85, 0.8, 0.75],
  };
  const inner: Weave = {
    ink: 'serial',
    wave: { radius: 880 - swing, petals: Math.max(5, points - weave), swing },
    segments: 6,
    scales: [1, 0.94, 0.88, 0.82, 0.76, 0.7],
  };
  const eye: Weave = {
    ink: 'intaglio',
    wave: { radius: 236, petals: star, swing: 148 * depth },
    segments: 8,
    phases: 5,
  };
  return [[outer], [inner], [eye]];
}

/** One star in many sizes, without rotated copies, so that its lobes stay separate. */
function drawChart(sketch: Sketch): Weave[][] {
  const { star, depth } = sketch;
  const edgeSwing = 24 + 12 * depth;
  const overtone = 30;
  const swing = 190 * depth;
  const radius = outerEdge - 2 * edgeSwing - 34 - overtone - swing;
  const scales = Array.from({ length: 11 }, (_, index) => 1 - (index * 0.7) / 10);
  const depths: Weave = {
    ink: 'intaglio',
    wave: { radius, petals: star, swing, overtone, phase: sketch.nextPhase() },
    segments: 9,
    scales,
  };
  const hollow = (radius - swing - overtone) * Math.min(...scales);
  return [[edge(sketch, edgeSwing)], [depths], [heart(sketch, hollow)]];
}
