import { ruledPath } from '../ruled.ts';
import { aspect, houseLight } from './house.ts';
import { speakerLight } from './speaker.ts';

const size = { width: 2400, height: 1029 };

/** Centre of the speaker, in shares of the plate, and the speaker's size as a share of the plate's height. */
const place = { x: 0.235, y: 0.63, size: 0.55 };

/** In light lines for dark surfaces, so the tone is the light. For points of the unit square, x right, y down. */
function hallTone(x: number, y: number): number {
  const right = ((x - place.x) * aspect) / place.size;
  const up = (place.y - y) / place.size;
  return speakerLight(right, up) ?? houseLight(x, y);
}

/**
 * A full house seen from the stage, with the speaker in front, in ruled lines. Takes some seconds. Narrow containers
 * crop it at the right, so that the speaker stays visible.
 */
export function hallSvg(): string {
  const path = ruledPath(hallTone, { ...size, lines: 128, thinnest: 0.05, thickest: 0.92, tolerance: 0.8 });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" preserveAspectRatio="xMinYMid slice">` +
    `<path d="${path}"/></svg>`
  );
}
