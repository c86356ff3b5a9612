import { createHash } from 'node:crypto';

/** A drawing extracted from a stylesheet into its own file. */
export interface Drawing {
  /** Relative to the site's root, without a leading slash. */
  path: string;
  svg: string;
}

/** Minimum length, in characters, for a drawing to become a separate file. */
const worthFile = 1024;

const folder = 'assets/drawing-';

/**
 * Extracts the large drawings from a stylesheet, so that each is fetched only when an element that uses it is rendered.
 */
export function takeOutDrawings(css: string): { css: string; drawings: Drawing[] } {
  const drawings: Drawing[] = [];
  const without = css.replaceAll(/url\("data:image\/svg\+xml,([^"]*)"\)/g, (whole, escaped: string) => {
    if (escaped.length < worthFile) return whole;
    const svg = decodeURIComponent(escaped);
    const path = `${folder}${createHash('sha256').update(svg).digest('hex').slice(0, 6)}.svg`;
    drawings.push({ path, svg });
    return `url(/${path})`;
  });
  return { css: without, drawings };
}

/**
 * Hides the drawings that `takeOutDrawings` extracted. For the inlined styles: each request before the first paint
 * delays it. The drawings appear with the stylesheet, which has the same rules.
 */
export function withoutDrawings(css: string): string {
  return css.replaceAll(new RegExp(`url\\(/${folder}[^)]*\\)`, 'g'), 'linear-gradient(#0000,#0000)');
}
