import { pages } from '../../pages.ts';
import { pageMeta } from '../pageMetas.ts';
import { brand, ownEvent, podcast } from '@podium/brands/active/content.ts';
import { type PageName, pathOf } from '@podium/data/schemas/site.ts';
import { language, person, personReference, type Thing, webSite } from './brandThings.ts';
import { ownEventThing, talks } from './eventThings.ts';

export interface StructuredDataOptions {
  /** Origin of the site, without a trailing slash. */
  origin: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/** The structured data of a page (https://schema.org). Empty for pages with noindex. */
export function structuredData(name: PageName, { origin, now }: StructuredDataOptions): Thing[] {
  const meta = pageMeta(name);
  if (!meta.isForSearch || meta.path === undefined) return [];
  return [...subjects(name, { origin, now }), ...(name === 'home' ? [] : [breadcrumbs(meta.path, meta.title, origin)])];
}

/** The things that the page itself shows. */
function subjects(name: PageName, { origin, now }: StructuredDataOptions): Thing[] {
  switch (name) {
    case 'home':
      return [webSite(origin), person(origin), ...podcastSeries(origin)];
    case 'about':
      return [person(origin)];
    case 'media':
      return podcastSeries(origin);
    case 'calendar':
      return talks(origin);
    case 'summit':
      return ownEvent ? [ownEventThing(ownEvent, origin, now)] : [];
    default:
      return [];
  }
}

function podcastSeries(origin: string): Thing[] {
  if (!podcast) return [];
  const { label, href } = brand.links.podcast;
  return [
    {
      '@type': 'PodcastSeries',
      '@id': `${origin}${pathOf(pages, 'media') ?? pages.home.path}#podcast`,
      name: `${label} | ${brand.name}`,
      description: podcast.heading,
      url: href,
      inLanguage: language,
      author: personReference(origin),
      hasPart: podcast.episodes.map(({ number, title, description }) => ({
        '@type': 'PodcastEpisode',
        episodeNumber: number,
        name: title,
        description,
      })),
    },
  ];
}

/** The path from the home page. All other pages are one level below it. */
function breadcrumbs(path: string, title: string, origin: string): Thing {
  const steps = [
    { name: brand.name, item: `${origin}/` },
    { name: title.replace(` | ${brand.name}`, ''), item: origin + path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
