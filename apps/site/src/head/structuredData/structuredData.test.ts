import { pageNames } from '../../pages.ts';
import { pageMeta } from '../pageMetas.ts';
import { brand, events } from '@podium/brands/active/content.ts';
import { type PageName } from '@podium/data/schemas/site.ts';
import { describe, expect, it } from 'vitest';
import { structuredData } from './structuredData.ts';

const origin = 'https://podium.example';
const beforeSummit = Date.UTC(2026, 1, 2, 9);
const afterSummit = Date.UTC(2026, 4, 25);

const address = /^https:\/\/[\w.-]+\/?[^\s]*$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Formats of values, by property. The validator of tools/siteCheck knows types and properties, but no rules of events. */
const forms: Record<string, RegExp> = {
  '@id': /^https:\/\/podium\.example\/.*#[\w-]+$/,
  url: address,
  item: address,
  sameAs: address,
  startDate: day,
  endDate: day,
  validThrough: day,
  priceCurrency: /^[A-Z]{3}$/,
  price: /^[1-9]\d*$/,
  position: /^[1-9]\d*$/,
  episodeNumber: /^[1-9]\d*$/,
  inLanguage: /^en$/,
};

/** Lists the values that are empty or malformed, with their paths. */
function errorsIn(value: unknown, path: string, name = ''): string[] {
  if (typeof value !== 'object' || value === null) {
    const isFine = ['string', 'number'].includes(typeof value) && (forms[name] ?? /\S/).test(String(value));
    return isFine ? [] : [`${path} is ${String(value)}`];
  }
  const parts = Object.entries(value);
  if (parts.length === 0) return [`${path} is empty`];
  return parts.flatMap(([key, part]) => errorsIn(part, `${path}.${key}`, Array.isArray(value) ? name : key));
}

function thingsOf(name: PageName, now = beforeSummit) {
  return structuredData(name, { origin, now });
}

function typesOf(name: PageName): string[] {
  return thingsOf(name).map((each) => each['@type']);
}

/** The only thing of a type on a page. */
function find(name: PageName, type: string, now = beforeSummit): unknown {
  return thingsOf(name, now).find((each) => each['@type'] === type);
}

describe('REQ-SEO-1: structured data', () => {
  it.each(pageNames)('of %s has no empty or malformed value', (name) => {
    for (const now of [beforeSummit, afterSummit]) {
      expect(thingsOf(name, now).flatMap((thing) => errorsIn(thing, thing['@type']))).toEqual([]);
    }
  });

  it('each page has its types', () => {
    expect(typesOf('home')).toEqual(['WebSite', 'Person', 'PodcastSeries']);
    expect(typesOf('about')).toEqual(['Person', 'BreadcrumbList']);
    expect(typesOf('media')).toEqual(['PodcastSeries', 'BreadcrumbList']);
    expect(typesOf('summit')).toEqual(['Event', 'BreadcrumbList']);
    expect(new Set(typesOf('calendar'))).toEqual(new Set(['Event', 'BreadcrumbList']));
  });

  it('breadcrumbs lead from the home page to every other indexed page', () => {
    expect(find('speaking', 'BreadcrumbList')).toHaveProperty('itemListElement', [
      { '@type': 'ListItem', position: 1, name: brand.name, item: 'https://podium.example/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Keynote and workshop speaker',
        item: 'https://podium.example/speaking',
      },
    ]);
    const without = pageNames.filter((name) => !typesOf(name).includes('BreadcrumbList'));
    expect(without).toEqual(['home', ...pageNames.filter((name) => !pageMeta(name).isForSearch)]);
  });

  it('an id occurs once per page', () => {
    for (const name of pageNames) {
      const ids = thingsOf(name).flatMap((each) => ('@id' in each ? [each['@id']] : []));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('only confirmed events are listed', () => {
    const settled = events.filter(({ status }) => status === 'confirmed').map(({ title }) => title);
    const announced = thingsOf('calendar').flatMap((each) => (each['@type'] === 'Event' ? [each['name']] : []));
    expect(announced).toEqual(settled);
  });
});

describe('REQ-DAY-1: structured data of past events', () => {
  it('the summit has offers until it is over', () => {
    expect(find('summit', 'Event')).toMatchObject({
      offers: [
        { name: 'General admission', price: 3000, priceCurrency: 'USD', validThrough: '2026-05-23' },
        { name: 'VIP', price: 10_000, priceCurrency: 'USD', validThrough: '2026-05-23' },
      ],
    });
  });

  it('afterwards it keeps its dates and has no offers', () => {
    const past = find('summit', 'Event', afterSummit);
    expect(past).toMatchObject({ startDate: '2026-05-21', endDate: '2026-05-23' });
    expect(past).not.toHaveProperty('offers');
  });
});
