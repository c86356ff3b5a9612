import type { Manifest } from 'vite';

/** The files that a set of modules needs at load, in Vite's order. */
export interface Closure {
  scripts: string[];
  styles: string[];
  /** The first subset of each font (`…-core`). The browser fetches the other subsets when their characters occur. */
  fonts: string[];
}

const firstSubset = /-core-[^/]*\.woff2$/;

/** Everything that `modules` import statically, directly or transitively. Unknown names are ignored. */
export function closureOf(manifest: Manifest, modules: readonly string[]): Closure {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const fonts = new Set<string>();
  for (const name of chunksOf(manifest, modules)) {
    const chunk = manifest[name];
    if (!chunk) continue;
    for (const file of chunk.css ?? []) styles.add(file);
    for (const file of chunk.assets ?? []) if (firstSubset.test(file)) fonts.add(file);
    scripts.add(chunk.file);
  }
  return { scripts: [...scripts], styles: [...styles], fonts: [...fonts] };
}

/**
 * The components that a page loads on demand: dynamic imports of the entry and of its route, except other routes. The HTML
 * of islands is in the page.
 */
export function islandsOf(manifest: Manifest, entry: string, route: string): string[] {
  const imported = chunksOf(manifest, [entry, route]).flatMap((name) => manifest[name]?.dynamicImports ?? []);
  return [...new Set(imported)].filter((name) => /^src\/(?!routes\/).*\.tsx$/.test(name));
}

/** Names of the chunks that contain `modules` and of their static imports. Imports come first. */
function chunksOf(manifest: Manifest, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const chunks: string[] = [];
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
    chunks.push(name);
  };
  for (const name of modules) visit(name);
  return chunks;
}
