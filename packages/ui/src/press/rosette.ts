import { wavePath, type Wave } from './wave.ts';

/** The two printing plates: intaglio green and serial red. */
export type PlateInk = 'intaglio' | 'serial';

/** One wave and how often it is laid down. */
export interface Weave {
  ink: PlateInk;
  wave: Wave;
  /** Bézier segments per petal. */
  segments: number;
  /** Copies turned by equal parts of one petal. @default 1 */
  phases?: number;
  /** Turns the copies against the clock. @default false */
  isReversed?: boolean;
  /** Sizes in which every copy is drawn. @default [1] */
  scales?: readonly number[];
}

/** Where a copy of a path lies. */
export interface Strand {
  /** Degrees, clockwise. */
  angle: number;
  /** Factor around the centre. */
  scale: number;
}

/** A path and all of its copies, in one ink. Around (0, 0). */
export interface Layer {
  ink: PlateInk;
  path: string;
  strands: Strand[];
}

/** Draws a weave: one path, and the places in which it is used. */
export function weaveLayer(weave: Weave, grid = 1): Layer {
  const { ink, wave, segments, phases = 1, isReversed = false, scales = [1] } = weave;
  const turn = (360 / wave.petals / phases) * (isReversed ? -1 : 1);
  const strands = Array.from({ length: phases }, (_, phase) =>
    scales.map((scale) => ({ angle: roundTo(phase * turn, 100), scale: roundTo(scale, 1000) })),
  ).flat();
  return { ink, path: wavePath(wave, segments, grid), strands };
}

/** The value of a `transform` attribute, or nothing for a copy that lies where it was drawn. */
export function strandTransform({ angle, scale }: Strand): string | undefined {
  const rotation = angle === 0 ? '' : `rotate(${angle})`;
  const scaling = scale === 1 ? '' : `scale(${scale})`;
  return `${rotation}${scaling}` || undefined;
}

function roundTo(value: number, parts: number): number {
  return Math.round(value * parts) / parts + 0;
}
