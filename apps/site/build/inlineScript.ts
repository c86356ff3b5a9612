import { join } from 'node:path';
import { build } from 'vite';

/** Builds src/shell/<name>.ts into the text of an inline script. The text is the same on every page. */
export async function inlineScript(root: string, name: 'routeGuard' | 'starter'): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: join(root, `src/shell/${name}.ts`), formats: ['iife'], name: `podium_${name}` },
    },
  });
  const output = Array.isArray(result)
    ? result.flatMap((each) => each.output)
    : 'output' in result
      ? result.output
      : [];
  const chunk = output.find((each) => each.type === 'chunk');
  if (!chunk) throw new Error(`The inline script ${name} could not be built.`);
  return chunk.code.trim();
}
