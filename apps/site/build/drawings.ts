import { createHash } from 'node:crypto';

/** A drawing extracted from a stylesheet into its own file. */
export interface Drawing {
  /** Relative to the site's root, without a leading slash. */
  path: string;
  svg: string;
}

/** Minimum length, in characters, for a drawing to become a separate file. */
const worthFile = 1000;

/**
 * Extracts the large drawings from a stylesheet, so that each is fetched only when an element that uses it is rendered.
 */
export function takeOutDrawings(css: string): { css: string; drawings: Drawing[] } {
  const drawings: Drawing[] = [];
  const without = css.replaceAll(/url\("data:image\/svg\+xml,([^"]*)"\)/g, (whole, escaped: string) => {
    if (escaped.length < worthFile) return whole;
    const svg = decodeURIComponent(escaped);
    const path = `assets/drawing-${createHash('sha256').update(svg).digest('hex').slice(0, 6)}.svg`;
    drawings.push({ path, svg });
    return `url(/${path})`;
  });
  return { css: without, drawings };
}
