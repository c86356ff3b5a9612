import { calendarFeed } from '@podium/brands/active/content.ts';
import { calendarFeedFile, eventFile } from '@podium/data/events/calendarFiles.ts';
import { icsFeed, icsFile } from '@podium/data/events/icsFile.ts';
import type { BrandBuild } from '@podium/data/brandBuild.ts';
import { files } from './names.ts';
import { robots, sitemap } from './searchFiles.ts';
import { webManifest } from './webManifest.ts';

export interface TextFileOptions {
  /** Public origin of the site, without a trailing slash. */
  origin: string;
  /** Build time, in milliseconds since the epoch. */
  builtAt: number;
  /** Paths of the pages for search engines. */
  paths: readonly string[];
  pageDates: BrandBuild['pageDates'];
}

/** A text file of the site: its path and its content. */
export interface TextFile {
  path: string;
  content: string;
}

/** Files for search engines, calendars and home screens. */
export function textFiles(options: TextFileOptions): TextFile[] {
  const { origin, builtAt } = options;
  const calendar = { host: new URL(origin).hostname, writtenAt: builtAt };
  return [
    { path: files.sitemap, content: sitemap(options) },
    { path: files.robots, content: robots(origin) },
    { path: files.manifest, content: JSON.stringify(webManifest()) },
    {
      path: calendarFeedFile,
      content: icsFeed(calendarFeed.entries, { ...calendar, name: calendarFeed.name }),
    },
    ...calendarFeed.entries.map((entry) => ({ path: eventFile(entry.id), content: icsFile(entry, calendar) })),
  ];
}
