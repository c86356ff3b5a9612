import { ruledPath } from '../ruled.ts';
import { hallTone } from './hall.ts';

const size = { width: 2400, height: 1029 };

/**
 * The hall in ruled lines. Takes some seconds. Narrow containers crop it at the right, so that the speaker stays
 * visible.
 */
export function hallSvg(): string {
  const path = ruledPath(hallTone, { ...size, lines: 128, thinnest: 0.05, thickest: 0.92, tolerance: 0.8 });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" preserveAspectRatio="xMinYMid slice">` +
    `<path d="${path}"/></svg>`
  );
}
