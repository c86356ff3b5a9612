/** Resources of a prerendered page: inlined text and the URLs of files. */
export interface Page {
  css: string;
  inlineScript: string;
  fonts: string[];
  /** Pictures that the inlined styles name. A page requests one of them. */
  pictures: string[];
  /** Drawings that the inlined styles name. */
  drawings: string[];
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
    modules,
  };
}

function isDrawing(name: string): boolean {
  return name.startsWith('/assets/drawing-');
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}
