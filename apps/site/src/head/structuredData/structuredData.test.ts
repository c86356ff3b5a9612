import { brand } from '@podium/data/content/brand';
import { events } from '@podium/data/content/events';
import { routes } from '@podium/data/content/routes';
import type { PageName } from '@podium/data/content/titles';
import { describe, expect, it } from 'vitest';
import { structuredData } from './structuredData.ts';

const origin = 'https://podium.example';
const beforeSummit = Date.UTC(2026, 1, 2, 9);
const afterSummit = Date.UTC(2026, 4, 25);

/**
 * The properties that https://schema.org and the documentation of search engines ask for, and those that we add. By hand
 * from there, not from our types. Whether the vocabulary knows a name is asked of a validator (tools/siteCheck).
 */
const vocabulary: Record<string, { required: string[]; optional?: string[] }> = {
  Person: { required: ['@id', 'name', 'url'], optional: ['description', 'sameAs'] },
  WebSite: { required: ['@id', 'name', 'url', 'inLanguage', 'publisher'] },
  Event: {
    required: ['@id', 'name', 'startDate', 'location', 'endDate', 'eventStatus', 'eventAttendanceMode', 'performer'],
    optional: ['url', 'description', 'organizer', 'offers'],
  },
  Place: { required: ['name', 'address'] },
  PostalAddress: { required: ['addressLocality', 'addressCountry'] },
  Offer: { required: ['name', 'price', 'priceCurrency', 'url', 'validThrough'] },
  PodcastSeries: { required: ['@id', 'name', 'description', 'url', 'author', 'inLanguage', 'hasPart'] },
  PodcastEpisode: { required: ['episodeNumber', 'name', 'description'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name', 'item'] },
};

const address = /^https:\/\/[\w.-]+\/?[^\s]*$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Properties whose value has one form wherever they stand. */
const forms: Record<string, RegExp> = {
  '@id': /^https:\/\/podium\.example\/.*#[\w-]+$/,
  url: address,
  item: address,
  sameAs: address,
  startDate: day,
  endDate: day,
  validThrough: day,
  eventStatus: /^https:\/\/schema\.org\/Event(Scheduled|Cancelled|Postponed|Rescheduled|MovedOnline)$/,
  eventAttendanceMode: /^https:\/\/schema\.org\/(Offline|Online|Mixed)EventAttendanceMode$/,
  priceCurrency: /^[A-Z]{3}$/,
  price: /^[1-9]\d*$/,
  position: /^[1-9]\d*$/,
  episodeNumber: /^[1-9]\d*$/,
  inLanguage: /^en$/,
};

/** What a validator would find wrong with `value`, with the way to it. */
function errorsIn(value: unknown, way: string, name = ''): string[] {
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    return items.length === 0
      ? [`${way} is empty`]
      : items.flatMap((item, index) => errorsIn(item, `${way}[${index}]`, name));
  }
  if (typeof value !== 'object' || value === null) {
    const isFine = ['string', 'number'].includes(typeof value) && (forms[name] ?? /\S/).test(String(value));
    return isFine ? [] : [`${way} is ${String(value)}`];
  }
  const { '@type': type, ...properties } = value as Record<string, unknown>;
  const { required = [], optional = [] } = vocabulary[String(type)] ?? {};
  if (required.length === 0) return [`${way} is of the unknown type ${String(type)}`];
  return [
    ...required.filter((each) => !(each in properties)).map((each) => `${way} has no ${each}`),
    ...Object.keys(properties)
      .filter((each) => ![...required, ...optional].includes(each))
      .map((each) => `${way} has an unknown ${each}`),
    ...Object.entries(properties).flatMap(([each, inside]) => errorsIn(inside, `${way}.${each}`, each)),
  ];
}

const names = Object.keys(routes) as PageName[];

function thingsOf(name: PageName, now = beforeSummit) {
  return structuredData(name, { origin, now });
}

function typesOf(name: PageName): string[] {
  return thingsOf(name).map((each) => each['@type']);
}

/** The thing of a kind on a page, which has one. */
function find(name: PageName, type: string, now = beforeSummit): unknown {
  return thingsOf(name, now).find((each) => each['@type'] === type);
}

describe('structured data (issue 5, §2)', () => {
  it.each(names)('of %s has what search engines ask for', (name) => {
    for (const now of [beforeSummit, afterSummit]) {
      expect(thingsOf(name, now).flatMap((thing) => errorsIn(thing, thing['@type']))).toEqual([]);
    }
  });

  it('says who, what and where on the pages that show it', () => {
    expect(typesOf('home')).toEqual(['WebSite', 'Person', 'PodcastSeries']);
    expect(typesOf('about')).toEqual(['Person', 'BreadcrumbList']);
    expect(typesOf('media')).toEqual(['PodcastSeries', 'BreadcrumbList']);
    expect(typesOf('summit')).toEqual(['Event', 'BreadcrumbList']);
    expect(new Set(typesOf('calendar'))).toEqual(new Set(['Event', 'BreadcrumbList']));
  });

  it('leads from the home page to every other page for search engines', () => {
    expect(find('speaking', 'BreadcrumbList')).toHaveProperty('itemListElement', [
      { '@type': 'ListItem', position: 1, name: brand.name, item: 'https://podium.example/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Keynote and workshop speaker',
        item: 'https://podium.example/speaking',
      },
    ]);
    const without = names.filter((name) => !typesOf(name).includes('BreadcrumbList'));
    expect(without).toEqual(['home', ...names.filter((name) => !routes[name].isForSearch)]);
  });

  it('names nothing twice on a page', () => {
    for (const name of names) {
      const ids = thingsOf(name).flatMap((each) => ('@id' in each ? [each['@id']] : []));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('announces the dates that are settled, and those alone', () => {
    const settled = events.filter(({ status }) => status === 'confirmed').map(({ title }) => title);
    const announced = thingsOf('calendar').flatMap((each) => (each['@type'] === 'Event' ? [each.name] : []));
    expect(announced).toEqual(settled);
  });
});

describe('the check itself', () => {
  it('finds what validators find', () => {
    const event = find('summit', 'Event') as object;
    const broken = {
      ...event,
      startDate: '21 May',
      location: { '@type': 'Place', name: '' },
      offers: [],
      mood: 'good',
    };
    expect(errorsIn(broken, 'Event')).toEqual([
      'Event has an unknown mood',
      'Event.startDate is 21 May',
      'Event.location has no address',
      'Event.location.name is ',
      'Event.offers is empty',
    ]);
  });
});

describe("rulings, 'Dates now past': structured data", () => {
  it('offers tickets until the summit is over', () => {
    expect(find('summit', 'Event')).toMatchObject({
      offers: [
        { name: 'General admission', price: 3000, priceCurrency: 'USD', validThrough: '2026-05-23' },
        { name: 'VIP', price: 10_000, priceCurrency: 'USD', validThrough: '2026-05-23' },
      ],
    });
  });

  it('keeps the dates and offers nothing afterwards', () => {
    const past = find('summit', 'Event', afterSummit);
    expect(past).toMatchObject({ startDate: '2026-05-21', endDate: '2026-05-23' });
    expect(past).not.toHaveProperty('offers');
  });
});
