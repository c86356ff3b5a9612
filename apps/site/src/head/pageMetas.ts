import { calendarFeed } from '@podium/brands/active/content.ts';
import { calendarFeedFile } from '@podium/data/events/calendarFiles.ts';
import { type PageName, pathOf } from '@podium/data/schemas/site.ts';
import { clientOnlyPages, pageNames, pages } from '../pages.ts';

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

/** Metadata of a page of the brand, which the build writes into its head. */
export function pageMeta(name: PageName): PageMeta {
  const page = pages[name];
  if (!page) throw new Error(`The brand has no page '${name}'.`);
  return {
    path: pathOf(pages, name),
    title: page.title,
    description: page.description,
    isForSearch: name !== 'notFound' && !clientOnlyPages.includes(name),
    feed: name === 'calendar' ? { title: calendarFeed.name, href: calendarFeedFile } : undefined,
  };
}

export const pageMetas = pageNames.map(pageMeta);
