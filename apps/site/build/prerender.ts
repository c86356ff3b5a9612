import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { zipSync } from 'fflate';
import { PurgeCSS } from 'purgecss';
import type { Manifest, Plugin } from 'vite';
import type { PageCard } from '@podium/data/brandBuild.ts';
import { build as brandBuild } from '@podium/brands/active/build.ts';
import { site } from '@podium/brands/active/site.ts';
import { siteFolder } from '../../../brands/activeBrand.ts';
import type { BuildFacts, files, PageOfBuild, render, RenderedPage, specialPaths } from '../src/entryServer.tsx';
import { takeOutDrawings, withoutDrawings } from './drawings.ts';
import { closureOf } from './manifest.ts';
import { compress } from './compress.ts';
import { headersFile, redirectsFile, siteHeaders } from './headers.ts';
import { inlineScript } from './inlineScript.ts';
import { iconFiles } from './pictures/iconFiles.ts';
import { mailFiles } from './pictures/mailFiles.ts';
import { pngOf } from './pictures/png.ts';
import { writeSharedPictures } from './pictures/sharedPictures.ts';
import { readSettings, type Settings } from './settings.ts';

/** Exports of the server build (src/entryServer.tsx). */
interface ServerBuild {
  pages: readonly PageOfBuild[];
  render: typeof render;
  files: typeof files;
  specialPaths: typeof specialPaths;
}

const entry = 'index.html';

/**
 * Runs after both builds and writes one HTML file per route. Each page inlines the styles that it needs before
 * hydration. Public pages load the script and the whole stylesheet when idle (src/shell/starter.ts). Client-only pages
 * are loading shells that load the script at once. Pages with restricted access start with src/shell/routeGuard.ts.
 * Then it writes Open Graph pictures, icons, feeds and files for search engines. A wrong setting stops it before the
 * build.
 */
export function prerender(): Plugin {
  let root = '';
  let settings: Settings;
  return {
    name: 'podium-prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      settings = readSettings(process.env['SITE_URL'], config.env);
    },
    buildApp: { order: 'post', handler: () => writeSite(root, settings, Date.now()) },
  };
}

async function writeSite(root: string, { origin, backend }: Settings, builtAt: number): Promise<void> {
  const facts: BuildFacts = { origin, builtAt, buildDay: latestDayEverywhere(builtAt) };
  const started = performance.now();
  const client = join(root, siteFolder, 'client');
  const server = join(root, siteFolder, 'server');
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const template = await readFile(join(client, 'index.html'), 'utf8');
  const build = (await import(pathToFileURL(join(server, 'entryServer.js')).href)) as ServerBuild;
  const inline = { routeGuard: await inlineScript(root, 'routeGuard'), starter: await inlineScript(root, 'starter') };
  const cache = join(root, '../../.cache/pictures');
  const sheet = await writeSheet(client, manifest);
  const pictures = await writeSharedPictures(cardsOf(build.pages), { cache, target: client });

  const written: string[] = [];
  for (const page of build.pages) {
    const rendered = await build.render(page.path, facts, pictures.get(page.path));
    const html = await pageHtml({
      manifest,
      sheet,
      template,
      inline,
      special: build.specialPaths,
      page,
      rendered,
      facts,
    });
    written.push(html);
    await write(client, page.file, html);
  }
  await write(client, '_headers', headersFile(siteHeaders(written, backend)));
  await write(client, '_redirects', redirectsFile(build.pages.map(({ path }) => path)));
  const mails = await mailFiles(cache);
  for (const { path, content } of [
    ...build.files(facts),
    ...(await brandFiles(cache)),
    ...(await iconFiles(cache)),
    ...mails,
  ])
    await write(client, path, content);
  await rm(join(client, '.vite'), { recursive: true, force: true });
  await writeFile(join(root, siteFolder, 'manifest.json'), JSON.stringify(manifest));
  await compress(client);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`prerendered ${build.pages.length} pages in ${seconds} s\n`);
}

/** The files of the brand, its pictures rendered, and its archive of them. */
async function brandFiles(cache: string): Promise<{ path: string; content: string | Uint8Array }[]> {
  const files = await Promise.all(
    brandBuild.files().map(async ({ path, content }) => ({
      path,
      content: path.endsWith('.png') && typeof content === 'string' ? await pngOf(content, cache) : content,
    })),
  );
  const { archive } = brandBuild;
  if (!archive) return files;
  const archived = files.filter(({ path }) => path.startsWith(archive.folder));
  const entries = archived.map(({ path, content }) => [path.slice(archive.folder.length), Buffer.from(content)]);
  // A fixed local time: the same files give the same archive.
  const content = zipSync(Object.fromEntries(entries), { mtime: new Date(2000, 0) });
  return [...files, { path: archive.path, content }];
}

/** The Open Graph pictures by path. The page of unknown paths has none. */
function cardsOf(pages: readonly PageOfBuild[]): Map<string, PageCard> {
  return new Map(pages.flatMap(({ name, path }) => (name === 'notFound' ? [] : [[path, brandBuild.pageCard(name)]])));
}

/** The latest day ('YYYY-MM-DD') that has begun in every time zone, that is, in UTC-12. */
function latestDayEverywhere(ms: number): string {
  return new Date(ms - 12 * 3_600_000).toISOString().slice(0, 10);
}

async function write(folder: string, path: string, content: string | Uint8Array): Promise<void> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}

/** The stylesheet of all pages. */
interface Sheet {
  url: string;
  css: string;
}

/**
 * Moves the large drawings of the stylesheet into files of their own. The file gets no fonts: every page has them inline,
 * and a second declaration of a font makes the browser lay out all text again.
 */
async function writeSheet(client: string, manifest: Manifest): Promise<Sheet> {
  const file = Object.values(manifest).find((chunk) => chunk.file.endsWith('.css'))?.file;
  if (!file) throw new Error('The build has no stylesheet.');
  const { css, drawings } = takeOutDrawings(await readFile(join(client, file), 'utf8'));
  for (const { path, svg } of drawings) await write(client, path, svg);
  await write(client, file, css.replaceAll(/@font-face\{[^}]*\}/g, ''));
  return { url: `/${file}`, css };
}

interface PageParts {
  manifest: Manifest;
  sheet: Sheet;
  template: string;
  inline: { routeGuard: string; starter: string };
  special: typeof specialPaths;
  page: PageOfBuild;
  rendered: RenderedPage;
  facts: BuildFacts;
}

async function pageHtml({
  manifest,
  sheet,
  template,
  inline,
  special,
  page,
  rendered,
  facts,
}: PageParts): Promise<string> {
  const scripts = closureOf(manifest, [entry, page.module]);
  const main = manifest[entry]?.file ?? '';
  const app = `data-entry="/${main}" data-modules="${addresses(scripts)}" data-sheet="${sheet.url}" data-confirm="${special.confirm}" data-restricted="${special.restricted}"`;
  const early = await stylesFor(sheet.css, template + rendered.aboveRoot + rendered.body);
  const pictures = idlePictures(page, early).join(' ');
  const head = [
    ...(page.routeGuard ? [routeGuardScript(inline.routeGuard, page.routeGuard, special)] : []),
    `<script ${app}${pictures && ` data-pictures="${pictures}"`}${page.startsAtOnce ? ' data-at-once' : ''}>${inline.starter}</script>`,
    ...rendered.head,
    ...firstFonts(early).map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`),
    `<style>${early}</style>`,
    `<noscript><link rel="stylesheet" href="${sheet.url}"></noscript>`,
  ];
  return template
    .replace('<html', `<html data-built="${facts.buildDay}" data-page="${page.path}"`)
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*src[^>]*><\/script>/, '')
    .replace('<!--head-->', () => head.join('\n    '))
    .replace(/\s*<!--above-root-->/, () => rendered.aboveRoot)
    .replace('<!--app-->', () => rendered.body);
}

function routeGuardScript(
  text: string,
  { signIn }: NonNullable<PageOfBuild['routeGuard']>,
  { restricted }: PageParts['special'],
): string {
  return `<script ${signIn ? `data-sign-in="${signIn}"` : `data-guarded="${restricted}"`}>${text}</script>`;
}

/** Attributes that change before hydration: set by the browser or by the inline scripts for theme and session. */
const earlyAttributes = ['open', 'data-theme', 'data-visitor', 'data-arrival', 'data-returned'];

/** The part of `css` that applies to elements in `html`, without large drawings. */
async function stylesFor(css: string, html: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: html, extension: 'html' }],
    dynamicAttributes: earlyAttributes,
    keyframes: true,
    variables: true,
  });
  if (!result) throw new Error('PurgeCSS returned no stylesheet.');
  return withoutDrawings(result.css);
}

/**
 * The first subset of each font (`…-core`), and for other languages than English that of most of their letters. The
 * browser fetches the other subsets when their characters occur.
 */
function firstFonts(css: string): string[] {
  const subsets = /^en\b/.test(site.locale) ? 'core' : '(?:core|latin)';
  return [...css.matchAll(new RegExp(`url\\(([^)]*-${subsets}-[^)]*\\.woff2)\\)`, 'g'))].map(([, url = '']) => url);
}

/** The pictures in `css` that are fetched when the page is idle. */
function idlePictures({ name: page }: PageOfBuild, css: string): string[] {
  return (brandBuild.idlePictures?.[page] ?? []).flatMap(
    (name) => new RegExp(`/assets/${name}-[^)]*`).exec(css)?.[0] ?? [],
  );
}

function addresses(files: readonly string[]): string {
  return files.map((file) => `/${file}`).join(' ');
}
