import { fitEdge } from './fitEdge.ts';
import { clamp } from '../engraving/clamp.ts';
import { splinePath } from './splinePath.ts';

/** Darkness at a point (x right, y down): 0 is the thinnest line, 1 the thickest. */
export type Tone = (x: number, y: number) => number;

/** Parameters of a spiral. Lengths in whole units. */
export interface SpiralSettings {
  /** Radius of the disc. */
  radius: number;
  turns: number;
  /** Width of the line as a share of the distance between two turns, where the tone is 0. */
  thinnest: number;
  /** The same, where the tone is 1. */
  thickest: number;
  /** Maximum error of an edge of the line. A larger value gives a smaller and coarser path. */
  tolerance: number;
}

/** Angle at which the line begins, in radians. */
const start = 0.5;
/**
 * Samples of the tone for one point of the line: offset along the line, as a share of the distance between turns, and
 * weight.
 */
const readings = [
  { along: -0.6, weight: 1 },
  { along: -0.3, weight: 2 },
  { along: 0, weight: 3 },
  { along: 0.3, weight: 2 },
  { along: 0.6, weight: 1 },
];
const sumOfWeights = readings.reduce((sum, { weight }) => sum + weight, 0);

/** A picture as one line: a spiral from the centre outwards whose width follows the tone of the unit disc. */
export function spiralSvg(tone: Tone, settings: SpiralSettings): string {
  const { radius } = settings;
  const box = `${-radius} ${-radius} ${2 * radius} ${2 * radius}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path d="${spiralPath(tone, settings)}"/></svg>`;
}

/**
 * One closed path around (0, 0), in whole units.
 *
 * Both edges of the line are splines that follow the turn, so corners are only needed where the tone changes. This
 * keeps the path short.
 */
function spiralPath(tone: Tone, settings: SpiralSettings): string {
  const end = settings.turns * 2 * Math.PI;
  const pitch = settings.radius / settings.turns;
  const centre = (angle: number) => (pitch * angle) / (2 * Math.PI);
  const halfWidth = (angle: number) => {
    const distance = centre(angle);
    const darkness = darknessAlong(tone, angle, distance / settings.radius, pitch / Math.max(distance, pitch));
    const width = settings.thinnest + (settings.thickest - settings.thinnest) * darkness;
    // The width increases from zero at the start and decreases to zero over the last turn.
    const fade = Math.min(1, (settings.radius - distance) / (pitch * 1.2), (angle - start) / 2);
    return (pitch / 2) * width * fade;
  };
  const outside = (angle: number) => centre(angle) + halfWidth(angle);
  const inside = (angle: number) => centre(angle) - halfWidth(angle);
  return splinePath([
    { edge: outside, knots: fitEdge(outside, start, end, settings.tolerance) },
    { edge: inside, knots: fitEdge(inside, start, end, settings.tolerance).toReversed() },
  ]);
}

/**
 * The tone at a point of the line, averaged along the line: details finer than the distance between turns are not
 * visible, and smooth tones need fewer corners. `share` is the distance from the centre; `pitchAngle` is the angle in
 * which the line is as long as the distance between turns.
 */
function darknessAlong(tone: Tone, angle: number, share: number, pitchAngle: number): number {
  let sum = 0;
  for (const { along, weight } of readings) {
    const at = angle + along * pitchAngle;
    sum += weight * clamp(tone(share * Math.cos(at), share * Math.sin(at)));
  }
  return sum / sumOfWeights;
}
