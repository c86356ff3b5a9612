import { createHash } from 'node:crypto';

/** A drawing of a style sheet, as a file of the site. */
export interface Drawing {
  /** From the site's root, without a slash before it. */
  path: string;
  svg: string;
}

/** Characters from which on a drawing is worth a request of its own. */
const worthFile = 1000;

/** Takes the large drawings out of a style sheet: a file is fetched when something that shows it comes near the window. */
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
