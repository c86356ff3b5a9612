import { join } from 'node:path';
import { pages, site } from '@podium/brands/active/content.ts';
import type { Plugin } from 'vite';

const id = 'virtual:site-modules';
const source = join(import.meta.dirname, '../src');

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
