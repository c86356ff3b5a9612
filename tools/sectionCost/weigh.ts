import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { englishOnly } from '../../apps/site/build/englishOnly.ts';

/** What every page has anyway. */
const shared = /^(?:react|react-dom|react\/jsx-runtime|react-dom\/client)$/;

/** Builds one section by itself, as the site would, and weighs its script without React: bytes of brotli. */
export async function weighSection(root: string, name: string): Promise<number> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [react(), vanillaExtractPlugin(), englishOnly()],
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry: join(root, `packages/sections/src/${name}/${name}.tsx`), formats: ['es'] },
      minify: true,
      rolldownOptions: { external: shared },
    },
  });
  const chunks = ([output].flat() as Rolldown.RolldownOutput[]).flatMap((each) => each.output);
  return chunks
    .filter((chunk) => chunk.type === 'chunk')
    .reduce((sum, chunk) => sum + brotliCompressSync(chunk.code).length, 0);
}
