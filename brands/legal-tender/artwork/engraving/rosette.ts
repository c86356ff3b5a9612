import { wavePath, type Wave } from './wave.ts';

/** The two inks of a seal: green and red. */
export type SealInk = 'intaglio' | 'serial';

/** A wave and its copies. */
export interface Weave {
  ink: SealInk;
  wave: Wave;
  /** Bézier segments per petal. */
  segments: number;
  /** Number of copies, rotated by equal parts of one petal. @default 1 */
  phases?: number;
  /** Rotates the copies counterclockwise. @default false */
  isReversed?: boolean;
  /** Scales at which every copy is drawn. @default [1] */
  scales?: readonly number[];
  /** A ground of fine lines below other rings. @default false */
  isBed?: boolean;
}

/** Transformation of a copy. */
export interface Strand {
  /** Degrees, clockwise. */
  angle: number;
  scale: number;
}

/** A path around (0, 0) and all of its copies, in one ink. */
export interface Layer {
  ink: SealInk;
  path: string;
  strands: Strand[];
  isBed: boolean;
}

/** Draws a weave: one path, and the transformations of its copies. */
export function weaveLayer(weave: Weave): Layer {
  const { ink, wave, segments, phases = 1, isReversed = false, scales = [1], isBed = false } = weave;
  const turn = (360 / wave.petals / phases) * (isReversed ? -1 : 1);
  const strands = Array.from({ length: phases }, (_, phase) =>
    scales.map((scale) => ({ angle: roundTo(phase * turn, 100), scale: roundTo(scale, 1000) })),
  ).flat();
  return { ink, path: wavePath(wave, segments), strands, isBed };
}

/** The value of a `transform` attribute; undefined for a copy without transformation. */
export function strandTransform({ angle, scale }: Strand): string | undefined {
  const rotation = angle === 0 ? '' : `rotate(${angle})`;
  const scaling = scale === 1 ? '' : `scale(${scale})`;
  return `${rotation}${scaling}` || undefined;
}

function roundTo(value: number, parts: number): number {
  return Math.round(value * parts) / parts + 0;
}
