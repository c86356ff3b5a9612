import { brand, calendarFeed, pages, paths } from '@podium/brands/active/content.ts';
import { site } from '@podium/brands/active/site.ts';
import { colors } from '@podium/brands/active/theme/colors.ts';
import { calendarFeedFile, eventFile } from '@podium/data/events/calendarFiles.ts';
import { icsFeed, icsFile } from '@podium/data/events/icsFile.ts';
import { files } from './names.ts';

export interface TextFileOptions {
  /** Public origin of the site, without a trailing slash. */
  origin: string;
  /** Build time, in milliseconds since the epoch. */
  builtAt: number;
  /** Paths of the pages for search engines. */
  paths: readonly string[];
}

export interface TextFile {
  path: string;
  content: string;
}

/** Files for search engines, calendars and home screens. */
export function textFiles(options: TextFileOptions): TextFile[] {
  const isCalendarShown = 'calendar' in pages || site.home.includes('calendar');
  return [
    { path: files.sitemap, content: sitemap(options) },
    { path: files.robots, content: robots(options.origin) },
    { path: files.manifest, content: JSON.stringify(webManifest()) },
    ...(isCalendarShown ? calendarFiles(options) : []),
  ];
}

function calendarFiles({ origin, builtAt }: TextFileOptions): TextFile[] {
  const { entries, name } = calendarFeed;
  const calendar = { host: new URL(origin).hostname, writtenAt: builtAt };
  return [
    { path: calendarFeedFile, content: icsFeed(entries, { ...calendar, name }) },
    ...entries.map((entry) => ({ path: eventFile(entry.id), content: icsFile(entry, calendar) })),
  ];
}

/** The sitemap (https://www.sitemaps.org), without dates: search engines ignore one that dates each page to its build. */
function sitemap({ origin, paths: listed }: TextFileOptions): string {
  const entries = listed.map((path) => `  <url><loc>${origin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Everything may be crawled: pages outside search have a noindex tag, which crawlers must read to obey. */
function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}${files.sitemap}\n`;
}

/** The web app manifest: a bookmark with its own icon (https://www.w3.org/TR/appmanifest). */
function webManifest() {
  return {
    name: brand.name,
    short_name: brand.shortName,
    description: pages.home.description,
    id: paths.home,
    start_url: paths.home,
    display: 'minimal-ui',
    background_color: colors.page.background.light,
    theme_color: colors.page.background.light,
    icons: [
      { src: files.icon192, sizes: '192x192', type: 'image/png' },
      { src: files.icon512, sizes: '512x512', type: 'image/png' },
      { src: files.maskableIcon, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
