import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cssTarget } from '../../packages/ui/src/theme/cssTarget.ts';
import { englishOnly } from './build/englishOnly.ts';
import { leanRouter } from './build/leanRouter.ts';
import { prerender } from './build/prerender.ts';
import { themeHead } from './build/themeHead.ts';

const framework = 'node_modules/(react|react-dom|scheduler|react-router|react-router-dom)/';

/** Small modules that every page needs, in one chunk: twenty separate chunks would cost a request each. */
const everyPage = [
  'packages/ui/src/(clock|Link|Button/(Button|ButtonLink|buttonLooks|buttonCommand)|Icon|BrandMark|Toast/(Toasts|toastStore|private/(ToastWords|ToastOutlet|PlainToasts|toast)))',
  'packages/ui/src/(Stack|Text|Heading|Container|Divider/Microprint|Island|modal/(modal|use)|choiceInput|focus/(focusQuietly|untilOwnMove)|SkipLink|VisuallyHidden|theme/surface)',
  'packages/data/src/session/(AuthProvider|authStore|authState|sessionHint)',
  'packages/data/src/(logger|client/(authReturn|sessionKeys)|content/(brand|paths|titles|anchors)|schemas/messages|events/calendarDays)',
  'apps/site/src/(shell/(ScrollAndFocusManager|ReplayQueuedInteractions|queuedInteractions|focusHeading|scrollRestoration|loadError|RouterLink|scrolling|SiteAuth|PlainShell)|adapters/JoinDraft)',
  'packages/sections/src/MinimalLayout',
  'preload-helper',
].join('|');

/** The layout of the public pages. */
const publicPage = [
  'apps/site/src/shell/Public',
  'packages/sections/src/(SiteHeader|EventBanner|NavigationBar)',
  'packages/ui/src/(Drawer|ThemeSwitch|theme/theme|Plate/|Seal/Watermark)',
  'packages/data/src/(content/(banner|barLooks|navigation)|schemas/eventDates)',
].join('|');

/** Small modules that most sections use. */
const sectionParts = [
  'packages/sections/src/parts/(Section|Action|RichText)',
  'packages/ui/src/(Grid|Inline|Badge|Card|DescriptionList|Divider/[Rr]ibbon|Button/ComingSoonButton|press/pathData)',
  'packages/data/src/schemas/isExternal',
].join('|');

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), leanRouter(), englishOnly(), themeHead(), prerender()],
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        target: 'baseline-widely-available',
        cssTarget,
        // One stylesheet for all pages.
        cssCodeSplit: false,
        // The route table lists each page's first module, not its imports. The names of all modules of all pages would be
        // the largest text of the first load.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, modules, { hostId }) => (/\bindex-/.test(hostId) ? [file] : modules),
        },
        rolldownOptions: {
          output: {
            // Every page lists its files, and hashes do not compress. Six characters are 36 bits. (Chunks need seven,
            // for placeholders.)
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:6][extname]',
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'framework', test: new RegExp(framework), priority: 3 },
                { name: 'everyPage', test: new RegExp(everyPage), priority: 2 },
                { name: 'publicPage', test: new RegExp(publicPage), minShareCount: 2, priority: 1 },
                { name: 'sectionParts', test: new RegExp(sectionParts), minShareCount: 2 },
              ],
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
