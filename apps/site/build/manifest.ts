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
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const fonts = new Set<string>();

  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const file of chunk.assets ?? []) if (firstSubset.test(file)) fonts.add(file);
    scripts.add(chunk.file);
  };
  for (const name of modules) visit(name);
  return { scripts: [...scripts], styles: [...styles], fonts: [...fonts] };
}

/** The styles of the islands of a route: their HTML stands in the page, their scripts wait. */
export function islandStyles(manifest: Manifest, route: string): string[] {
  return (manifest[route]?.dynamicImports ?? []).flatMap((island) => closureOf(manifest, [island]).styles);
}
