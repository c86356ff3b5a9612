import { existsSync, globSync, readFileSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brand as starter } from '@podium/brands/starter/content/brand.ts';
import { run, toolEnvironment } from '../bootstrap.mjs';
import { tracesOf } from './traces.ts';

const root = join(import.meta.dirname, '../..');

/** What plop and the checks read. */
const sources = (
  '.storybook apps brands node_modules packages supabase tests tools .oxfmtrc.json .oxlintrc.json package.json ' +
  'plopfile.js pnpm-lock.yaml tsconfig.base.json vitest.tests.config.ts'
).split(' ');
const leftOut = /[\\/](?:dist|\.cache|\.data|\.vite-temp|\.bin)$|node_modules[\\/]\.\w|tests[\\/]pictures/;

/** A copy of the repository, so that the real one stays unchanged even if the test is killed. */
let copy = '';

beforeAll(async () => {
  copy = await realpath(await mkdtemp(join(tmpdir(), 'podium-adopter-')));
  for (const path of sources)
    await cp(join(root, path), join(copy, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (from) => !leftOut.test(from),
    });
  for (const path of ['.pnpm', '.bin'])
    await symlink(join(root, 'node_modules', path), join(copy, 'node_modules', path), 'junction');
});
afterAll(() => rm(copy, { recursive: true, force: true }));

const inCopy = (command: string[], brand = '') =>
  run(command, { cwd: copy, env: { ...toolEnvironment(brand), NO_COLOR: '1' } });

/** Replaces texts in a file of the new brand. Each text must occur in it. */
async function edit(file: string, ...changes: [from: string, to: string][]): Promise<void> {
  const path = join(copy, 'brands/acme', file);
  let text = await readFile(path, 'utf8');
  for (const [from, to] of changes) {
    expect(text).toContain(from);
    text = text.replaceAll(from, to);
  }
  await writeFile(path, text);
}

test.each([
  ['Acme', "'Acme' is not a brand name: lower-case letters, digits and hyphens, like 'maren-sample'."],
  ['standard', "The name 'standard' is reserved; choose another one."],
  ['starter', 'There already is a folder brands/starter; choose another name.'],
])('the name %s is refused with one sentence', async (name, sentence) => {
  const { code, output } = await inCopy(['plop', 'brand', name]);
  expect(code).toBe(1);
  expect(output).toContain(sentence);
});

test.each([[[]], [['brand']], [['brandd', 'x']]])(
  'plop %j names the kinds in one sentence, without a terminal to ask in',
  async (words) => {
    const { code, output } = await inCopy(['plop', ...words]);
    expect(code).toBe(1);
    expect(output.trim()).toBe("Write 'npm run new KIND NAME', with one of the kinds primitive, section, brand.");
  },
);

test('a copy of the starter becomes another brand', async () => {
  expect(await inCopy(['plop', 'brand', 'acme'])).toMatchObject({ code: 0 });
  await edit(
    'content/brand.ts',
    ['Maren Sample', 'Änne Brückner'],
    ["'Maren'", "'Änne'"],
    ['sample.example', 'brueckner.example'],
    ['marensample', 'brueckner'],
    ['low-water', 'hochwasser'],
    ['+47 00 00 00 00', '+49 30 000 0000'],
    ['Sample Hav AS', 'Brückner Wasserbau GmbH'],
    ['Eksempelgata 1', 'Musterstraße 1'],
    ['5003 Bergen', '10115 Berlin'],
    ['Organisation number 000 000 000', 'HRB 000000'],
  );
  await edit('theme/colors.ts', ['#2a34dc', '#0b6b4f']);
  await edit(
    'content/calendar.ts',
    ['Northern Harbours Forum', 'Wasserstraßenverwaltungsfachtagung'],
    ["'2027-01-21'", "'2027-01-20'"],
  );
  await edit('content/programs.ts', ['price: 4000', 'price: 690']);
  await edit(
    'content/home.ts',
    ['Listen to the water first.', 'Donaudampfschifffahrtsgesellschaft.'],
    ['What hosts say', 'Todo lo que dicen'],
  );
  await edit('content/about.ts', [
    'Measuring water since 2005',
    'Hochwasserrisikomanagementplanung und Gewässerunterhaltungsverbände',
  ]);
  await edit('site.ts', ["'en-GB'", "'en-IE'"], ["    'testimonials',\n    'speakingCards',\n    'podcast',\n", '']);
  await edit('pages.ts', ["path: '/speaking'", "path: '/vortraege'"], ["path: '/calendar'", "path: '/termine'"]);
  expect(readFileSync(join(copy, 'brands/acme/site.ts'), 'utf8').match(/^ {4}'\w+',$/gm)).toHaveLength(8);

  expect(await inCopy(['node', 'tools/brand/main.ts', '--rules', 'acme'])).toMatchObject({ code: 0 });
});

test('all names and addresses come from the brand file', () => {
  const named = globSync('**/*.{ts,tsx}', { cwd: join(copy, 'brands/acme') }).filter((path) =>
    tracesOf(starter).test(readFileSync(join(copy, 'brands/acme', path), 'utf8')),
  );
  expect(named).toEqual([]);
});

test('invalid changes are named, one sentence each', async () => {
  await edit(
    'theme/colors.ts',
    ["pair('#0c0e24', '#f3f1ea')", "pair('#bbbbbb', '#f3f1ea')"],
    ["pair('#64677a', '#9698a8')", "pair('grey', '#9698a8')"],
  );
  const ownTest = "import { test } from 'vitest';\ntest('my rule', () => {\n  throw new Error('my problem');\n});\n";
  await writeFile(join(copy, 'brands/acme/own.test.ts'), ownTest);
  await edit(
    'pages.ts',
    ["path: '/termine'", "path: '/assets'"],
    ['Workshops and prices', 'Workshops for teams, councils and schools, with every price'],
    ['  notFound: {', "  auth: { path: '/konto', title: titled('Konto'), description: 'Konto' },\n  notFound: {"],
  );
  await edit(
    'content/calendar.ts',
    ["location: 'Hamburg'", "location: 'Bremen'"],
    ["region: 'Asia'", "region: 'GCC'"],
    ["topics: ['Climate', 'Cities']", "topics: ['Tides']"],
    ["endDate: '2027-03-18'", "endDate: '2027-03-17'"],
    ["date: '2027-01-20'", "date: '20.01.2027'"],
    ["status: 'tentative'", "status: 'vielleicht'"],
  );
  await edit(
    'content/brand.ts',
    ["'Änne'", `'${'Änne'.repeat(7)}'`],
    ["owner: 'hello@brueckner.example'", "owner: 'brueckner.example'"],
  );
  await edit(
    'content/availability.ts',
    ['year: 2028, quarter: 1', 'year: 2020, quarter: 2'],
    ['quarter: 3', 'quarter: 2'],
  );
  await edit('content/about.ts', ['href: pages.press.path', "href: '/presse'"]);
  await edit('site.ts', ["'en-IE'", "'de-DE'"]);
  await appendFile(
    join(copy, 'brands/acme/content.ts'),
    "export const messages = { name_too_long: 'Höchstens {wert} Zeichen' };\n",
  );

  const { code, output } = await inCopy(['node', 'tools/brand/main.ts', '--rules', 'acme']);
  expect(code).toBe(1);
  for (const sentence of [
    'theme/colors.ts: in the light theme page.text on page.background has a contrast of 1.91, and needs 4.5.',
    "pages.ts: the path of 'calendar' is that of the site's scripts.",
    "Event monsoon-data-days: the status 'vielleicht' is none of confirmed, pending, tentative, private.",
    "theme/colors.ts: page.textTertiary in light is 'grey'; write #rrggbb.",
    "pages.ts: the title of 'programs' has 75 characters, and may have 60.",
    'pages.ts: has the page auth, but not authConfirm, deals, join: accounts need all of them.',
    "Event northern-harbours-forum: the city 'Bremen' has no coordinates in cities.",
    "Event monsoon-data-days: the topic 'Tides' is not one of the filter, Oceans, Climate, Cities, Education, Leadership.",
    "Event monsoon-data-days: the region 'GCC' is not one of the filter, Europe, North America, Asia.",
    "The region 'Asia' of the filter belongs to no event.",
    "The city 'Hamburg' of the map has no event.",
    'content/availability.ts: the year of Q2 2020 is over. Visitors do not see it. Replace it by a quarter that can be booked.',
    'content/availability.ts: Q2 2028 is not after the one above it.',
    'events.atlantic-insurers-meeting.endDate: Ends before it begins.',
    "events.northern-harbours-forum.date: Must look like '2027-03-04'.",
    'brand.shortName: Has more than 24 characters.',
    'brand.mailboxes.owner: Is not an e-mail address.',
    'messages.name_too_long: {wert} is not filled in. Known: {value}.',
    "content.ts: 'uiTexts' is the English text of brands/standard.",
    "aboutPage.biography.links.1.href: no page of pages.ts and no file of build.ts has the path '/presse'.",
  ])
    expect(output).toContain(`brands/acme: ${sentence}`);
  const leftTexts = Array.from(output.matchAll(/is still that of the starter: (.*)$/gm), ([, text]) => text);
  expect(leftTexts).toContain("'Monsoon Data Days'.");
  expect(leftTexts.filter((text, index) => leftTexts.indexOf(text) !== index)).toEqual([]);
  expect(output).toMatch(/brands\/acme\/own\.test\.ts > my rule\nError: my problem\n ❯ brands\/acme\/own\.test\.ts:3/);
});

test.each([
  ['site.ts', "'de-DE'", "'de_DE'", "site.ts: no language has the locale 'de_DE'; it must look like 'de-DE'."],
  ['site.ts', "'about',", "'abouts',", "site.ts: the home page has no section 'abouts'; there are about, asSeenOn, "],
  ['pages.ts', 'calendar: {', 'calender: {', "pages.ts: there is no page 'calender'; there are about, auth, "],
])('an unknown name in %s is named before the types: %s', async (file, right, wrong, sentence) => {
  await edit(file, [right, wrong]);
  const { code, output } = await inCopy(['node', 'tools/brand/main.ts', '--rules', 'acme']);
  await edit(file, [wrong, right]);
  expect(code).toBe(1);
  expect(output).toContain(`brands/acme: ${sentence}`);
  expect(output.trim().split('\n')).toHaveLength(2);
});

test('the types name links to a page that was removed, and sections without content', async () => {
  const path = join(copy, 'brands/acme/pages.ts');
  const pages = await readFile(path, 'utf8');
  await writeFile(path, pages.replace(/^ {2}speaking: \{.*?^ {2}\},\n/ms, ''));
  await edit('site.ts', ["    'about',", "    'about',\n    'caseStudies',"]);
  const { code, output } = await inCopy(['node', 'tools/brand/types.ts'], 'acme');
  expect(code).toBe(1);
  expect(output).toContain("brands/acme/content.ts: the home section 'caseStudies' has no content");
  expect(output).toContain(
    "brands/acme/content/about.ts needs the page 'speaking', which brands/acme/pages.ts does not",
  );
  expect(output).toMatch(/brands\/acme\/content\/about\.ts.*Property 'speaking' does not exist on type '\{…\}'\.$/m);
  expect(existsSync(join(root, 'brands/acme'))).toBe(false);
});

test('REQ-OPS-1: the CLI of the deployment gets the linked project, or one sentence says what is missing', async () => {
  const env = join(copy, 'supabase/.env');
  await rm(env, { force: true });
  await rm(join(copy, 'supabase/.temp'), { recursive: true, force: true });
  const outputOf = (...args: string[]) => inCopy(['node', 'tools/deploy/cli.ts', ...args]);
  const unset = 'There is no supabase/.env; copy supabase/.env.example and fill it in.\n';
  expect(await outputOf('link', 'abcdefghijklmnopqrst')).toEqual({ code: 1, output: unset });
  expect(await outputOf('migrations')).toEqual({ code: 1, output: unset });

  await cp(join(copy, 'supabase/.env.example'), env);
  const unlinked = 'No project is linked; run pnpm deploy:link REFERENCE first.\n';
  for (const step of ['migrations', 'functions', 'auth'])
    expect(await outputOf(step)).toEqual({ code: 1, output: unlinked });
  const unnamed = 'Name the project by its reference of twenty letters: pnpm deploy:link REFERENCE.\n';
  for (const args of [[], ['REFERENCE']]) expect(await outputOf('link', ...args)).toEqual({ code: 1, output: unnamed });

  await mkdir(join(copy, 'supabase/.temp'));
  await writeFile(join(copy, 'supabase/.temp/project-ref'), 'abcdefghijklmnopqrst');
  const programs = join(copy, 'apps/local-supabase/node_modules/.bin');
  await mkdir(programs, { recursive: true });
  await writeFile(join(programs, 'supabase'), '#!/bin/sh\necho "$@"\nexit 3\n', { mode: 0o755 });
  // The CLI's own default is the database of this machine.
  expect(await outputOf('migrations', '--yes')).toEqual({ code: 3, output: 'db push --remote --yes\n' });
});

test('components written by plop are formatted, and pass oxlint and types', async () => {
  expect(await inCopy(['plop', 'primitive', 'NewThing'])).toMatchObject({ code: 0 });
  expect(await inCopy(['plop', 'section', 'NewBand'])).toMatchObject({ code: 0 });
  const folders = ['packages/ui/src/NewThing', 'packages/sections/src/NewBand'];
  expect(await inCopy(['oxfmt', '--check', ...folders])).toMatchObject({ code: 0 });
  expect(await inCopy(['oxlint', '--type-aware', ...folders])).toMatchObject({ code: 0 });

  const paths = { '@podium/storybook/*': ['./.storybook/*'] };
  const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true, paths };
  const config = { extends: './tsconfig.base.json', compilerOptions, include: folders };
  await writeFile(join(copy, 'tsconfig.json'), JSON.stringify(config));
  const { output } = await inCopy(['tsc', '--project', 'tsconfig.json']);
  expect(output.split('\n').filter((line) => /New(Thing|Band)/.test(line))).toEqual([]);
});
