import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { closureOf, islandsOf } from './apps/site/build/manifest.ts';
import { publicModules } from './tools/packages/publicModules.ts';
import { readPage } from './tools/siteCheck/page.ts';

// Byte budgets, brotli, 5 % above what was measured last. The first part measures the built site, the second the packed
// packages.

const dist = 'apps/site/dist/client';
const inlined = '.cache/size-limit';

if (!existsSync(`${dist}/index.html`)) throw new Error('The site is not built: npm run build');
if (!existsSync('packages/sections/dist'))
  throw new Error('The packages are not built: npx node tools/packages/main.ts --build');
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

/** Limit of a packed component without one of its own, scripts without React, in kB brotli. */
const usual = { ui: 3, sections: 5 };

/** Limits of larger components. */
const larger: Record<string, number> = {
  'ui/MonthCalendar/MonthCalendar': 29.4,
  'ui/Tabs/Tabs': 9.8,
  'ui/Toast/Toasts': 14.8,
  'sections/AccountDialog/AccountDialog': 36.1,
  'sections/AuthForm/AuthConfirm': 25.7,
  'sections/AuthForm/AuthForm': 24.5,
  'sections/ContactForm/ContactForm': 39.8,
  'sections/DealGrid/DealGrid': 9.8,
  'sections/FreeResources/FreeResources': 12.8,
  'sections/InvitationDialog/InvitationDialog': 27.6,
  'sections/JoinWizard/JoinWizard': 14.9,
  'sections/JoinWizard/joinDraft': 7.2,
  'sections/Newsletter/Newsletter': 11.4,
  'sections/OnTheRoad/OnTheRoad': 5.2,
  'sections/QualificationRequired/QualificationRequired': 8.3,
  'sections/SecondFactorForm/SecondFactorForm': 22.1,
  'sections/SpeakingCalendar/SpeakingCalendar': 36.6,
  'sections/SpeakingInquiry/SpeakingInquiry': 31.2,
};

/** Limits of whole packages, with every library in them, and of their stylesheets, in kB brotli. */
const wholes = { ui: { scripts: 58.7, styles: 9 }, sections: { scripts: 111, styles: 20.4 } };

const distFile = (path: string) =>
  path.replace(/^(\w+)\/(.*?)(?:\.ts)?$/, join(import.meta.dirname, 'packages/$1/dist/$2.js'));

interface Resolver {
  onResolve: (options: { filter: RegExp }, resolve: (imported: { path: string }) => { path: string }) => void;
}

const fromDist = {
  name: 'from-dist',
  setup: ({ onResolve }: Resolver) =>
    onResolve({ filter: /^@podium\// }, ({ path }) => ({ path: distFile(path.slice('@podium/'.length)) })),
};

const packed = (name: string, limit: number, path: string) => ({
  name,
  limit: `${limit} kB`,
  path,
  ignore: ['react', 'react-dom'],
  modifyEsbuildConfig: (config: object) => ({ ...config, plugins: [fromDist], logLevel: 'error' }),
});

const checks: object[] = [
  built('home: before the load event', '90 KiB', early),
  built('home: HTML with its inlined CSS', '31 KiB', ['index.html']),
  built('home: CSS', '16.2 KiB', [`${inlined}/home.css`]),
  built('home: fonts', '40.4 KiB', home.fonts),
  built('home: first picture', '28 KiB', firstPicture),
  built('home: JavaScript before the load event', '3 KiB', [`${inlined}/home.js`]),
  built('modules of a first load, heaviest page', '99 KiB', firstLoad),
  built('home: JavaScript with every island', '166 KiB', wholeHome),
  ...(['ui', 'sections'] as const).flatMap((name) =>
    [...publicModules(name).values()].map((specifier) => {
      const path = specifier.replace('@podium/', '');
      return packed(path, larger[path] ?? usual[name], distFile(path));
    }),
  ),
  ...(['ui', 'sections'] as const).flatMap((name) => {
    const { scripts, styles } = wholes[name];
    const file = `${inlined}/${name}.js`;
    const specifiers = [...publicModules(name).values()];
    writeFileSync(file, specifiers.map((from, index) => `export * as m${index} from '${from}';\n`).join(''));
    return [
      packed(`${name}: scripts`, scripts, file),
      {
        name: `${name}: styles`,
        limit: `${styles} kB`,
        path: `packages/${name}/dist/styles.css`,
        disablePlugins: ['@size-limit/esbuild'],
      },
    ];
  }),
];

export default checks;
