import type { Tone } from '../spiral.ts';
import { aspect, houseLight } from './house.ts';
import { speakerLight } from './speaker.ts';

/** Centre of the speaker, in shares of the plate, and the speaker's size as a share of the plate's height. */
const place = { x: 0.235, y: 0.63, size: 0.55 };

/**
 * A full house seen from the stage, with the speaker in front. In light lines for dark surfaces, so the tone is the
 * light. For points of the unit square, x right, y down.
 */
export const hallTone: Tone = (x, y) => {
  const right = ((x - place.x) * aspect) / place.size;
  const up = (place.y - y) / place.size;
  return speakerLight(right, up) ?? houseLight(x, y);
};
