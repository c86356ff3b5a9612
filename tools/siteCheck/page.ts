/** Resources of a prerendered page: inlined text and the URLs of files. */
export interface Page {
  css: string;
  inlineScript: string;
  fonts: string[];
  /** Pictures in the first stylesheet, of which a page requests one. */
  pictures: string[];
  /** Drawings in the first stylesheet. */
  drawings: string[];
  /** Number of `<img>` elements that are not lazy. */
  eagerImages: number;
  /** Render-blocking stylesheets and classic scripts. */
  blocking: string[];
  /** The modules of the first load. */
  modules: string[];
}

/** Reads a page. Undefined for a page without modules, and for one that redirects signed-out users. */
export function readPage(markup: string): Page | undefined {
  const html = markup.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
  const modules = /data-modules="([^"]*)"/.exec(html)?.[1]?.split(' ');
  if (!modules || html.includes(' data-sign-in=')) return undefined;
  const css = all(html, /<style[^>]*>(.*?)<\/style>/gs).join('');
  const images = [...new Set(all(css, /url\("?(\/assets\/[^)"]+\.svg)/g))];
  return {
    css,
    inlineScript: all(html, /<script[^>]*>(.*?)<\/script>/gs).join(''),
    fonts: all(html, /<link rel="preload" as="font"[^>]*href="([^"]+)"/g),
    pictures: images.filter((name) => !isDrawing(name)),
    drawings: images.filter(isDrawing),
    eagerImages: all(html, /(<img )(?![^>]*loading="lazy")/g).length,
    blocking: all(html, /(<link rel="stylesheet"[^>]*>|<script[^>]* src=(?![^>]*type="module")[^>]*>)/g),
    modules,
  };
}

/** Number of requests before the load event, including the page itself. */
export function requestsOf({ fonts, pictures, drawings, eagerImages }: Page): number {
  return 1 + fonts.length + eagerImages + drawings.length + (pictures.length > 0 ? 1 : 0);
}

function isDrawing(name: string): boolean {
  return name.startsWith('/assets/drawing-');
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}
