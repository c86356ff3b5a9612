import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Manifest } from 'vite';
import { closureOf, islandsOf } from './apps/site/build/manifest.ts';
import { readPage } from './tools/siteCheck/page.ts';

// Byte budgets, brotli. The first part measures the built site (`npm run build`), the second bundles single sections.

const dist = 'apps/site/dist/client';
const inlined = '.cache/size-limit';

if (!existsSync(`${dist}/index.html`)) throw new Error('The site is not built: npm run build');
const pages = globSync(`${dist}/**/*.html`).flatMap((file) => readPage(readFileSync(file, 'utf8')) ?? []);
const home = readPage(readFileSync(`${dist}/index.html`, 'utf8'));
if (!home) throw new Error('The home page is not prerendered.');

const compressedSize = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + statSync(join(dist, `${file}.br`)).size, 0);
const largestFirst = (a: readonly string[], b: readonly string[]) => compressedSize(b) - compressedSize(a);
const [firstLoad = []] = pages.map(({ modules }) => modules).toSorted(largestFirst);
const [firstPicture = []] = home.pictures.map((file) => [file]).toSorted(largestFirst);

const manifest = JSON.parse(readFileSync('apps/site/dist/manifest.json', 'utf8')) as Manifest;
const islands = islandsOf(manifest, 'index.html', 'src/routes/home.tsx');
const wholeHome = closureOf(manifest, ['index.html', 'src/routes/home.tsx', ...islands]);

mkdirSync(inlined, { recursive: true });
writeFileSync(`${inlined}/home.css`, home.css);
writeFileSync(`${inlined}/home.js`, home.inlineScript);

const built = (name: string, limit: string, files: readonly string[]) => ({
  name,
  limit,
  path: files.map((file) => (file.startsWith(inlined) ? file : join(dist, file))),
  disablePlugins: ['@size-limit/esbuild'],
});

const early = ['index.html', ...home.fonts, ...home.drawings, ...firstPicture];

/** Limits of interactive sections, scripts and styles without React, in kB: 10 % above what was measured last. */
const sections = {
  AccountDialog: 43.7,
  AuthForm: 27.2,
  ContactForm: 51.1,
  DealGrid: 18.2,
  EventDialog: 11.8,
  FreeResources: 17.9,
  InvitationDialog: 31.8,
  JoinWizard: 27.1,
  NavigationBar: 9,
  Newsletter: 15.2,
  OnTheRoad: 9,
  SpeakingCalendar: 49,
  SpeakingInquiry: 42.2,
  SummitCountdown: 3.3,
  Testimonials: 8.9,
};

type Plugin = ReturnType<typeof vanillaExtractPlugin>;

/** As `apps/site/build/oneLanguage.ts` does it for the site. */
const englishOnly: Plugin = {
  name: 'english-only',
  setup(build) {
    const filter = /\/react-(?:aria|stately)\/.*\/intl\/.*\/(?:[a-df-z][a-z]|e[a-mo-z])-[A-Z]{2}\.m?js$/;
    build.onLoad({ filter }, () => ({ contents: 'export default undefined;' }));
  },
};

const checks: object[] = [
  // 5 % above what was measured last.
  built('home: before the load event', '89 KiB', early),
  built('home: HTML with its inlined CSS', '25.6 KiB', ['index.html']),
  built('home: CSS', '13.6 KiB', [`${inlined}/home.css`]),
  built('home: fonts', '40.4 KiB', home.fonts),
  built('home: first picture', '28 KiB', firstPicture),
  built('home: JavaScript before the load event', '3 KiB', [`${inlined}/home.js`]),
  built('modules of a first load, heaviest page', '99 KiB', firstLoad),
  built('home: JavaScript with every island', '163 KiB', wholeHome),
  ...Object.entries(sections).map(([name, limit]) => ({
    name,
    limit: `${limit} kB`,
    path: `packages/sections/src/${name}/${name}.tsx`,
    ignore: ['react', 'react-dom'],
    modifyEsbuildConfig: (config: object) => ({
      ...config,
      jsx: 'automatic',
      loader: { '.woff2': 'empty', '.svg': 'empty' },
      plugins: [vanillaExtractPlugin(), englishOnly],
    }),
  })),
];

export default checks;
