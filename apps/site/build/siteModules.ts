import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pages, paths, site } from '@podium/brands/active/content.ts';
import type { Plugin } from 'vite';

const id = 'virtual:site-modules';
const source = join(import.meta.dirname, '../src');
const pagesFile = fileURLToPath(import.meta.resolve('@podium/brands/active/pages.ts'));

/** The pages without descriptions, which only the build needs, and so without the texts that they quote. */
const pagesForBrowsers = Object.fromEntries(
  Object.entries(pages).map(([name, page]) => [name, { ...page, description: undefined }]),
);

/** Shortens the brand's pages.ts for browsers: it is in the first load of every page. */
export function shortPages(): Plugin {
  return {
    name: 'podium-short-pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(file) {
      if (file !== pagesFile) return undefined;
      return `export const pages = ${JSON.stringify(pagesForBrowsers)};\nexport const paths = ${JSON.stringify(paths)};\n`;
    },
  };
}

/**
 * The modules of the brand's pages and home sections (src/siteModules.d.ts). What the brand leaves out is not in the
 * build, and its content need not exist.
 */
export function siteModules(): Plugin {
  return {
    name: 'podium-site-modules',
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${id}$`) },
      handler: () =>
        `export const routes = {\n${imports('routes', Object.keys(pages))}\n};\n` +
        `export const sections = {\n${imports('home', site.home.slice(1))}\n};\n`,
    },
  };
}

function imports(folder: string, names: readonly string[]): string {
  return names
    .map((name) => `${name}: () => import(${JSON.stringify(join(source, folder, `${name}.tsx`))})`)
    .join(',\n');
}
