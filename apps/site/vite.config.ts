import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { site } from '@podium/brands/active/site.ts';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandAlias, siteFolder } from '../../brands/activeBrand.ts';
import { cssTarget } from '../../packages/ui/src/theme/cssTarget.ts';
import { prerender } from './build/prerender.ts';
import { shortPages, siteModules } from './build/siteModules.ts';
import { themeHead } from './build/themeHead.ts';

const fromRouterDom = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
const router = dirname(fromRouterDom.resolve('react-router/package.json'));

/** The prerendered pages name the files of the client's build. */
const assetFileNames = 'assets/[name]-[hash:6][extname]';

export default defineConfig({
  // The package exports only its development build.
  resolve: { alias: { ...brandAlias, 'react-router-dom': join(router, 'dist/production/index.mjs') } },
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // Leaves out the strings of react-aria in other languages. English is its fallback.
    optimizeLocales.vite({ locales: ['en-US', new Intl.Locale(site.locale).language] }),
    themeHead(),
    siteModules(),
    shortPages(),
    prerender(),
  ],
  environments: {
    client: {
      build: {
        outDir: `${siteFolder}/client`,
        manifest: true,
        target: 'baseline-widely-available',
        cssTarget,
        // One stylesheet for all pages.
        cssCodeSplit: false,
        // The route table lists each page's first module, not its imports. The names of all modules of all pages would be
        // the largest text of the first load.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, modules, { hostId }) => (/\bapp-/.test(hostId) ? [file] : modules),
        },
        rolldownOptions: {
          output: {
            // Every page lists its files, and hashes do not compress. Six characters are 36 bits. (Chunks need seven,
            // for placeholders.)
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames,
            codeSplitting: {
              includeDependenciesRecursively: false,
              // Without groups the bundler makes a chunk per set of pages that share a module, most of them under 1 KiB.
              groups: [
                { name: 'framework', tags: ['$initial'], test: 'node_modules', priority: 4 },
                { name: 'app', tags: ['$initial'], priority: 3 },
                { name: 'shared', minShareCount: 12, priority: 2 },
                { name: 'small', minShareCount: 3, maxModuleSize: 550, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: `${siteFolder}/server`,
        ssr: true,
        emitAssets: false,
        rolldownOptions: { input: 'src/entryServer.tsx', output: { assetFileNames } },
      },
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
