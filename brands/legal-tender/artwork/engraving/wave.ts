import { curvePath, type CurvePoint } from './pathData.ts';

/** A closed wave around the centre: `radius + swing · cos(petals · t) + overtone · cos(2 · petals · t + phase)`. */
export interface Wave {
  /** Mean distance from the centre. */
  radius: number;
  /** Number of maxima around the circle; an integer. */
  petals: number;
  /** Amplitude of the first harmonic. */
  swing: number;
  /** Amplitude of the second harmonic, which gives the petals their shoulders. @default 0 */
  overtone?: number;
  /** Phase of the second harmonic, in radians. @default 0 */
  phase?: number;
}

/** Distance from the centre at `angle` (radians). */
export function waveRadius({ radius, petals, swing, overtone = 0, phase = 0 }: Wave, angle: number): number {
  return radius + swing * Math.cos(petals * angle) + overtone * Math.cos(2 * petals * angle + phase);
}

function waveSlope({ petals, swing, overtone = 0, phase = 0 }: Wave, angle: number): number {
  return -petals * (swing * Math.sin(petals * angle) + 2 * overtone * Math.sin(2 * petals * angle + phase));
}

function wavePoint(wave: Wave, angle: number): CurvePoint {
  const distance = waveRadius(wave, angle);
  const slope = waveSlope(wave, angle);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return { x: distance * cos, y: distance * sin, dx: slope * cos - distance * sin, dy: slope * sin + distance * cos };
}

/**
 * The wave as one closed path around (0, 0).
 *
 * @param segments Bézier segments per petal: 4 for many petals, up to 10 for few.
 */
export function wavePath(wave: Wave, segments: number): string {
  const count = wave.petals * segments;
  const step = (2 * Math.PI) / count;
  const points = Array.from({ length: count + 1 }, (_, index) => wavePoint(wave, index * step));
  return `${curvePath(points, step, 1)}z`;
}
