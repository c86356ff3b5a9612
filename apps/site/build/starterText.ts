import { join } from 'node:path';
import { build } from 'vite';

/** Builds src/shell/starter.ts into the text of an inline script. It is the same on every page. */
export async function starterText(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: join(root, 'src/shell/starter.ts'), formats: ['iife'], name: 'podiumStarter' },
    },
  });
  const output = Array.isArray(result)
    ? result.flatMap((each) => each.output)
    : 'output' in result
      ? result.output
      : [];
  const chunk = output.find((each) => each.type === 'chunk');
  if (!chunk) throw new Error('The starter script could not be built.');
  return chunk.code.trim();
}
