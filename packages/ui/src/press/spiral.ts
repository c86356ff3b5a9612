import { fitEdge } from './fitEdge.ts';
import { splinePath } from './splinePath.ts';

/** Darkness at a point of the unit disc (x right, y down): 0 is bare paper, 1 the fullest line. */
export type Tone = (x: number, y: number) => number;

/** How a spiral is cut. Lengths in whole units of the plate. */
export interface SpiralCut {
  /** Of the whole disc. */
  radius: number;
  turns: number;
  /** Width of the line as a share of the distance between two turns, where the tone is 0. */
  thinnest: number;
  /** The same where the tone is 1. */
  thickest: number;
  /** How far an edge of the line may lie from where the tone wants it. Larger is lighter and coarser. */
  tolerance: number;
}

/** Radians from the centre at which the line begins. */
const start = 0.5;
/** Where the tone is read for one point of the line, as shares of the distance between turns, and what each counts. */
const readings = [
  { along: -0.6, weight: 1 },
  { along: -0.3, weight: 2 },
  { along: 0, weight: 3 },
  { along: 0.3, weight: 2 },
  { along: 0.6, weight: 1 },
];
const sumOfWeights = readings.reduce((sum, { weight }) => sum + weight, 0);

/**
 * A picture in one line: a spiral from the centre outwards whose width carries the tone (after Claude Mellan, 1649).
 * Returns one closed path around (0, 0), in whole units.
 *
 * Both edges of the line are splines, which bend along the turn by themselves: corners are needed only where the tone
 * changes, and that is what keeps the path short.
 */
export function spiralPath(tone: Tone, cut: SpiralCut): string {
  const end = cut.turns * 2 * Math.PI;
  const pitch = cut.radius / cut.turns;
  const centre = (angle: number) => (pitch * angle) / (2 * Math.PI);
  const halfWidth = (angle: number) => {
    const distance = centre(angle);
    const darkness = darknessAlong(tone, angle, distance / cut.radius, pitch / Math.max(distance, pitch));
    const width = cut.thinnest + (cut.thickest - cut.thinnest) * darkness;
    // The line begins as a point and runs out over the last turn.
    const fade = Math.min(1, (cut.radius - distance) / (pitch * 1.2), (angle - start) / 2);
    return (pitch / 2) * width * fade;
  };
  const outside = (angle: number) => centre(angle) + halfWidth(angle);
  const inside = (angle: number) => centre(angle) - halfWidth(angle);
  return splinePath([
    { edge: outside, knots: fitEdge(outside, start, end, cut.tolerance) },
    { edge: inside, knots: fitEdge(inside, start, end, cut.tolerance).toReversed() },
  ]);
}

/**
 * The tone around a point of the line, averaged along it: a line can show nothing finer than the distance between its
 * turns, and smooth tones need fewer corners. `share` is the distance from the centre, `pitchAngle` the angle over which
 * the line runs as far as the next turn is away.
 */
function darknessAlong(tone: Tone, angle: number, share: number, pitchAngle: number): number {
  let sum = 0;
  for (const { along, weight } of readings) {
    const at = angle + along * pitchAngle;
    sum += weight * Math.min(1, Math.max(0, tone(share * Math.cos(at), share * Math.sin(at))));
  }
  return sum / sumOfWeights;
}
