import type { Tone } from '../spiral.ts';
import { aspect, houseLight } from './house.ts';
import { speakerLight } from './speaker.ts';

/** Where the speaker stands: the middle of his picture in shares of the plate, and his size in shares of its height. */
const place = { x: 0.235, y: 0.63, size: 0.55 };

/**
 * A full house seen from the stage, the speaker in front. Light on a dark ground: the tone is the light. For points of
 * the unit square, x right, y down.
 */
export const hallTone: Tone = (x, y) => {
  const right = ((x - place.x) * aspect) / place.size;
  const up = (place.y - y) / place.size;
  return speakerLight(right, up) ?? houseLight(x, y);
};
