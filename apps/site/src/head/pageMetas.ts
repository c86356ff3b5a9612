import { calendarFeed, pages } from '@podium/brands/active/content.ts';
import { calendarFeedFile } from '@podium/data/events/calendarFiles.ts';
import { type PageName, pathOf } from '@podium/data/schemas/site.ts';

/** Metadata of a page's head. */
export interface PageMeta {
  /** Undefined for the not-found page. */
  path?: string;
  /** For search results: at most 60 characters including the name. */
  title: string;
  description: string;
  /** False for pages that need an account or a mailed link. */
  isForSearch: boolean;
  /** Calendar feed that the page links to. */
  feed?: { title: string; href: string };
}

const outsideSearch: readonly PageName[] = [
  'auth',
  'join',
  'deals',
  'authConfirm',
  'newsletterConfirm',
  'newsletterUnsubscribe',
  'notFound',
];

/** Used by the build, which writes the metadata into each page. */
export const pageMetas = Object.fromEntries(
  (Object.keys(pages) as (keyof typeof pages)[]).map((name): [PageName, PageMeta] => [
    name,
    {
      path: pathOf(pages, name),
      title: pages[name].title,
      description: pages[name].description,
      isForSearch: !outsideSearch.includes(name),
      feed: name === 'calendar' ? { title: calendarFeed.name, href: calendarFeedFile } : undefined,
    },
  ]),
) as Record<keyof typeof pages, PageMeta>;
