import type { Manifest } from 'vite';

/** The files that a set of modules needs at once, in the order in which Vite lists them. */
export interface Closure {
  scripts: string[];
  styles: string[];
  /** The first subset of each font (`…-core`); the others are fetched for the characters that ask for them. */
  fonts: string[];
}

const firstSubset = /-core-[^/]*\.woff2$/;

/** Everything that `modules` import statically, directly or through others. Unknown names are passed over. */
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
 * The islands of a route, its own and those of the frame it stands in: their HTML is in the page, their scripts wait.
 * What `entry` loads later (other routes, the backend's client) is no part of the page.
 */
export function islandsOf(manifest: Manifest, entry: string, route: string): string[] {
  const everywhere = new Set(chunksOf(manifest, [entry]));
  const own = chunksOf(manifest, [route]).filter((name) => !everywhere.has(name));
  return [...new Set(own.flatMap((name) => manifest[name]?.dynamicImports ?? []))];
}

/** Names of the chunks that `modules` stand in or import statically, each after those it imports. */
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
