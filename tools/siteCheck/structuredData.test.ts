import { describe, expect, it, test } from 'vitest';
import type { PageName } from '@podium/data/content/titles';
import { routes } from '@podium/data/content/routes';
import { structuredData } from '../../apps/site/src/head/structuredData/structuredData.ts';
import { structuredDataFaults } from './structuredData.ts';

const script = (json: string) => `<head><script type="application/ld+json">${json}</script></head>`;
const page = (...things: object[]) => script(JSON.stringify({ '@context': 'https://schema.org', '@graph': things }));

describe('issue 5 §2: a validator accepts', () => {
  const [beforeSummit, afterSummit] = [Date.UTC(2026, 1, 2, 9), Date.UTC(2026, 4, 25)];

  const names = Object.keys(routes) as PageName[];

  test.each(names.filter((name) => routes[name].isForSearch))('what %s says about itself', async (name) => {
    for (const now of [beforeSummit, afterSummit]) {
      const things = structuredData(name, { origin: 'https://podium.example', now });
      expect(await structuredDataFaults('/', page(...things))).toEqual([]);
    }
  });
});

describe('issue 5 §2: the validator refuses', () => {
  const item = { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://podium.example/' };

  it.each([
    ['a type that there is not', { '@type': 'Summit' }, 'Type "Summit" is not a valid schema.org type (Summit[0])'],
    [
      'a property that there is not',
      { '@type': 'Event', mood: 'good' },
      'Property "mood" for type "Event" is not supported by the schema.org specification (Event[0])',
    ],
    [
      'a property of another type, wherever it stands',
      { '@type': 'Event', location: { '@type': 'Place', startDate: '2026-05-21' } },
      'Property "startDate" for type "Place" is not supported by the schema.org specification (Event[0].location)',
    ],
    ['somebody without a name', { '@type': 'Person' }, 'Required attribute "name" is missing (Person[0])'],
    [
      'a way of one step',
      { '@type': 'BreadcrumbList', itemListElement: [item] },
      'At least two ListItems are required (BreadcrumbList[0])',
    ],
    [
      'a step that leads nowhere',
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { ...item, item: '/' },
          { ...item, position: 2 },
        ],
      },
      'Invalid URL in field "item" (BreadcrumbList[0].itemListElement[0])',
    ],
  ])('%s', async (_case, thing, fault) => {
    expect(await structuredDataFaults('/a', page(thing))).toEqual([`/a: ${fault}`]);
  });

  it.each([
    ['broken JSON', '{ "@context": "https://schema.org", '],
    ['another vocabulary', '{ "@context": "https://example.com", "@graph": [{ "@type": "Person" }] }'],
    ['no thing at all', '{ "@context": "https://schema.org", "@graph": [] }'],
  ])('%s', async (_case, json) => {
    expect(await structuredDataFaults('/a', script(json))).toEqual(['/a: Its JSON-LD says nothing that could be read']);
  });
});
