import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanRouter } from './build/leanRouter.ts';
import { prerender } from './build/prerender.ts';
import { themeHead } from './build/themeHead.ts';

/** Small modules that every page needs, in one file: twenty of their own would cost a request and some bytes each. */
const everyPage = [
  'packages/ui/src/(clock|Link|Button/(Button|ButtonLink|buttonLooks)|Icon|BrandMark|Toast/(Toasts|toastStore))',
  'packages/ui/src/(Stack|Text|Heading|Container|Microprint|Island)/',
  'packages/data/src/session/(AuthProvider|authStore|authState|sessionHint)',
  'packages/data/src/(logger|client/(authReturn|sessionKeys)|content/(brand|paths|titles)|schemas/messages)',
  'apps/site/src/(shell/(Arrival|earlyIntent|RouterLink|SiteAuth)|adapters/JoinDraft)',
  'preload-helper',
];

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), leanRouter(), themeHead(), prerender()],
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        target: 'baseline-widely-available',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: 'everyPage', test: new RegExp(everyPage.join('|')), minShareCount: 2 }],
            },
          },
        },
      },
    },
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
