import { readFileSync } from 'node:fs';
import { packageNames, publicModules } from '../../tools/packages/publicModules.ts';
import { withPublicImports } from './publicImports.ts';

interface Manifests {
  components?: { components: Record<string, { import?: string }> };
}

/** The preset `experimental_manifests`: what the MCP server and `manifests/components.json` say about components. */
export async function experimental_manifests(existing: Promise<Manifests>): Promise<Manifests> {
  const manifests = await existing;
  const specifiers = specifiersByExport();
  for (const component of Object.values(manifests.components?.components ?? {}))
    if (component.import) component.import = withPublicImports(component.import, specifiers);
  return manifests;
}

function specifiersByExport(): Map<string, string> {
  const modules = packageNames.flatMap((name) => [...publicModules(name)]);
  return new Map(
    modules.flatMap(([path, specifier]) =>
      [...readFileSync(path, 'utf8').matchAll(/^export (?:function|const) (\w+)/gm)].map(
        ([, name = '']): [string, string] => [name, specifier],
      ),
    ),
  );
}
