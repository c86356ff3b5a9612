import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What a prerendered page brings along, in bytes of brotli (fonts and pictures as they are served). */
export interface PageWeight {
  html: number;
  /** The inlined styles alone. */
  css: number;
  fonts: number;
  /** The largest picture that the first style sheet can ask for; a page asks for one. */
  picture: number;
  /** Every drawing that the first style sheet names, those too that wait for their section to come near the window. */
  drawings: number;
  /** Inline scripts, which run before the load event. */
  inlineScript: number;
  /** Files that are fetched before the load event, the page itself included. */
  requests: number;
  /** Modules that the page waits for before it starts: none, or the page blocks. */
  renderBlocking: number;
  /** Every module of a first load. */
  script: number;
  /** Its modules' names. */
  modules: string[];
}

/** Weighs `file` of the built site in `folder`; `undefined` for pages that send strangers away. */
export async function weighPage(folder: string, file: string): Promise<PageWeight | undefined> {
  const html = (await readFile(join(folder, file), 'utf8')).replaceAll(/<noscript>.*?<\/noscript>/gs, '');
  const modules = /data-modules="([^"]*)"/.exec(html)?.[1]?.split(' ');
  if (!modules || html.includes(' data-sign-in=')) return undefined;
  const served = async (name: string) => (await readFile(join(folder, `${name}.br`))).length;
  const plain = async (name: string) => (await readFile(join(folder, name))).length;
  const css = contentOf(html, 'style');
  const fonts = [...html.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]+)"/g)].map(([, name]) => name ?? '');
  const images = [...new Set([...css.matchAll(/url\("?(\/assets\/[^)"]+\.svg)/g)].map(([, name]) => name ?? ''))];
  const drawings = images.filter((name) => name.startsWith('/assets/drawing-'));
  const pictures = images.filter((name) => !drawings.includes(name));
  const photographs = [...html.matchAll(/<img (?![^>]*loading="lazy")/g)];
  return {
    html: await served(file),
    css: brotliCompressSync(css).length,
    fonts: await sumOf(fonts, plain),
    picture: Math.max(0, ...(await Promise.all(pictures.map(served)))),
    inlineScript: brotliCompressSync(contentOf(html, 'script')).length,
    drawings: await sumOf(drawings, served),
    requests: 1 + fonts.length + photographs.length + drawings.length + (pictures.length > 0 ? 1 : 0),
    renderBlocking: [...html.matchAll(/<link rel="stylesheet"|<script[^>]* src=(?![^>]*type="module")/g)].length,
    script: await sumOf(modules, served),
    modules,
  };
}

function contentOf(html: string, element: 'style' | 'script'): string {
  return [...html.matchAll(new RegExp(`<${element}[^>]*>(.*?)</${element}>`, 'gs'))].map(([, text]) => text).join('');
}

async function sumOf(names: readonly string[], size: (name: string) => Promise<number>): Promise<number> {
  const sizes = await Promise.all(names.map(size));
  return sizes.reduce((sum, each) => sum + each, 0);
}
