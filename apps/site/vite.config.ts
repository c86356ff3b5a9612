import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerender } from './build/prerender.ts';
import { themeHead } from './build/themeHead.ts';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), themeHead(), prerender()],
  environments: {
    client: { build: { outDir: 'dist/client', manifest: true, target: 'baseline-widely-available' } },
    ssr: {
      build: { outDir: 'dist/server', ssr: true, emitAssets: false, rolldownOptions: { input: 'src/entryServer.tsx' } },
      resolve: { noExternal: [/^@podium\//] },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'ssr']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
});
