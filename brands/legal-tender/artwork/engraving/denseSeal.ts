import { weaveLayer, type Weave } from './rosette.ts';
import type { SealFamily, SealSpec } from './seal.ts';
import { outerEdge, sealWeaves, type SealRing } from './sealDrawing.ts';
import { waveRadius } from './wave.ts';

/** Scales of the strands of the edge ring. */
const edgeScales = [1, 0.987, 0.974, 0.961, 0.948] as const;
const [, , , , innermost] = edgeScales;
/** How far the main figure extends over the edge ring, as a factor of the ring's inner radius. */
const overlap = 1.03;
/** Amplitude of the bed, as a share of its radius. */
const bedDepth = 0.13;

/**
 * The rings of the usual drawing that are kept; edge ring and heart are replaced. The family `rings` has
 * counter-rotated bands instead of a star.
 */
const kept: Record<SealFamily, { from: number; to: number; hasCounterRing: boolean }> = {
  rings: { from: 1, to: 3, hasCounterRing: false },
  starNet: { from: 1, to: 2, hasCounterRing: true },
  moire: { from: 0, to: 3, hasCounterRing: true },
  chart: { from: 1, to: 2, hasCounterRing: true },
};

/**
 * Draws a seal that is shown large, where the usual drawing would thin out: an edge ring of five strands, a bed, the
 * main figure with twice the strands up to the edge ring, and a counter ring. It has three rings, the outermost first.
 */
export function drawDenseSeal(spec: SealSpec): SealRing[] {
  const { points, depth, family } = spec;
  const swing = 30 + 20 * depth;
  const edge: Weave = {
    ink: 'serial',
    wave: { radius: outerEdge - swing, petals: points, swing },
    segments: 6,
    scales: edgeScales,
  };
  const inside = (outerEdge - 2 * swing) * innermost;
  const { from, to, hasCounterRing } = kept[family];
  const [main = [], ...core] = sealWeaves(spec).slice(from, to);
  const factor = (inside * overlap) / Math.max(...main.map(reachOf));
  const enlarge = (weave: Weave) => doubled(drawnOut(weave, factor));
  const heart = core.flat().map(enlarge);
  const rings = [
    [edge],
    [bed(points, inside * overlap), ...main.map(enlarge)],
    hasCounterRing ? [...heart, counterRing(spec, inside)] : heart,
  ];
  return rings.map((ring) => ring.map((weave) => weaveLayer(weave)));
}

/** A net of fine lines below the main figure, up to `reach`. */
function bed(points: number, reach: number): Weave {
  const radius = reach / (1 + bedDepth);
  return {
    ink: 'intaglio',
    wave: { radius, petals: points, swing: radius * bedDepth },
    segments: 5,
    phases: 4,
    isBed: true,
  };
}

/** A ring over the main figure, with twice the points of its star, turned in the opposite direction. */
function counterRing({ weave }: SealSpec, inside: number): Weave {
  return {
    ink: 'serial',
    wave: { radius: inside * 0.45, petals: 2 * (weave + 3), swing: inside * 0.14, overtone: 12 },
    segments: 8,
    phases: 8,
    isReversed: true,
  };
}

/** Enlarges a weave, with more segments, so that the curve is as exact as before. */
function drawnOut(weave: Weave, factor: number): Weave {
  const { radius, swing, overtone = 0 } = weave.wave;
  const wave = { ...weave.wave, radius: radius * factor, swing: swing * factor, overtone: overtone * factor };
  return { ...weave, wave, segments: Math.max(weave.segments, 6) };
}

/** Twice the copies, or as many as leave two units of the radius for each strand: more would fill the ring. */
function doubled(weave: Weave): Weave {
  const { phases = 1, wave } = weave;
  const most = Math.floor(reachOf(weave) / 2 / wave.petals);
  return { ...weave, phases: Math.max(phases, Math.min(2 * phases, most)) };
}

/** Maximum distance from the centre. */
function reachOf({ wave }: Weave): number {
  const angles = Array.from({ length: 90 }, (_, index) => ((index / 90) * 2 * Math.PI) / wave.petals);
  return Math.max(...angles.map((angle) => waveRadius(wave, angle)));
}
