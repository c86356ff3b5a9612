import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
// Not content.ts: its error message is less clear when it uses a page that was removed.
import { pages } from '@podium/brands/active/pages.ts';
import { site } from '@podium/brands/active/site.ts';
import { activeBrand } from '../../brands/activeBrand.ts';
import { problemList } from '../../tests/brand/problemList.ts';

// Type-checks the site with the active brand: a missing text or role is an error. Pages and sections that the brand
// leaves out are not checked. `tsc --build` does this for the default brand.

const root = join(import.meta.dirname, '../..');
const homeSections = site.home.filter((name) => name !== 'hero');
const unknown = unknownNames();
if (unknown.length > 0) {
  process.stdout.write(`${problemList(unknown)}\n`);
  process.exit(1);
}
const folder = join(root, '.cache/brand-types', activeBrand);
const modules = [
  ...Object.keys(pages).map((name) => `routes/${name}.tsx`),
  ...homeSections.map((name) => `home/${name}.tsx`),
];
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      composite: false,
      incremental: true,
      tsBuildInfoFile: 'types.tsbuildinfo',
      emitDeclarationOnly: false,
      noEmit: true,
      customConditions: [`brand-${activeBrand}`],
    },
    files: [
      ...['siteModules.d.ts', 'entryClient.tsx', 'entryServer.tsx', ...modules].map((file) =>
        join(root, 'apps/site/src', file),
      ),
      join(root, 'brands', activeBrand, 'build.ts'),
    ],
  }),
);
const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['--project', folder], { encoding: 'utf8' });
const missing = stdout.matchAll(/^apps\/site\/src\/(home|routes)\/(\w+)\.tsx\(.*\n?.*'undefined'/gm);
const sentences = Array.from(missing, ([, kind, name]) =>
  kind === 'home'
    ? `the home section '${name}' has no content: export it, or remove it from site.ts.`
    : `the page '${name}' has no content: export it, or remove the page from pages.ts.`,
);
for (const sentence of new Set(sentences))
  process.stdout.write(`brands/${activeBrand}/content.ts: ${sentence} docs/brands.md names the exports.\n`);
const unexported = stdout.matchAll(/^apps\/site\/src\/(home|routes)\/(\w+)\.tsx\(.* no exported member '(\w+)'/gm);
for (const [, kind, name, member] of unexported)
  process.stdout.write(
    `brands/${activeBrand}/content.ts: the ${kind === 'home' ? 'home section' : 'page'} '${name}' needs the export '${member}'.\n`,
  );
const unlinked = stdout.matchAll(
  /^(\S+)\(\d+,\d+\): .*Property '(\w+)' does not exist on type '(?:Paths<|\(?\{ home: )/gm,
);
for (const [, file = '', page] of unlinked)
  process.stdout.write(
    `${file.replace(/^apps.*\/(\w+)\.tsx$/, "the page '$1'")} needs the page '${page}', which brands/${activeBrand}/pages.ts does not have: add it, or remove what leads there.\n`,
  );
process.stdout.write(stdout.replaceAll(/'\(?\{[^'\n]*'/g, "'{…}'"));
process.exit(status ?? 1);

/** One sentence for each wrong name whose file neither the compiler nor the rules would name. */
function unknownNames(): string[] {
  const [sections, routes] = ['home', 'routes'].map((kind) =>
    globSync('*.tsx', { cwd: join(root, 'apps/site/src', kind) })
      .map((file) => parse(file).name)
      .toSorted(),
  ) as [string[], string[]];
  return [
    ...(isLocale(site.locale)
      ? []
      : [`site.ts: no language has the locale '${site.locale}'; it must look like 'de-DE'.`]),
    ...homeSections
      .filter((name) => !sections.includes(name))
      .map((name) => `site.ts: the home page has no section '${name}'; there are ${sections.join(', ')}.`),
    ...Object.keys(pages)
      .filter((name) => !routes.includes(name))
      .map((name) => `pages.ts: there is no page '${name}'; there are ${routes.join(', ')}.`),
  ];
}

function isLocale(name: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(name).length > 0;
  } catch {
    return false;
  }
}
