import type { Manifest } from 'vite';

/** The scripts that `modules` need at load, with all static imports, in Vite's order. Unknown names are ignored. */
export function closureOf(manifest: Manifest, modules: readonly string[]): string[] {
  return [...new Set(chunksOf(manifest, modules).flatMap((name) => manifest[name]?.file ?? []))];
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
