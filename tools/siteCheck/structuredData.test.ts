import { pageMeta } from '../../apps/site/src/head/pageMetas.ts';
import { pageNames } from '../../apps/site/src/pages.ts';
import { describe, expect, it, test } from 'vitest';
import { structuredData } from '../../apps/site/src/head/structuredData/structuredData.ts';
import { structuredDataFaults } from './structuredData.ts';

const script = (json: string) => `<head><script type="application/ld+json">${json}</script></head>`;
const page = (...things: object[]) => script(JSON.stringify({ '@context': 'https://schema.org', '@graph': things }));

describe('REQ-SEO-1: the validator accepts', () => {
  const [beforeSummit, afterSummit] = [Date.UTC(2026, 1, 2, 9), Date.UTC(2026, 4, 25)];

  test.each(pageNames.filter((name) => pageMeta(name).isForSearch))('the structured data of %s', async (name) => {
    for (const now of [beforeSummit, afterSummit]) {
      const things = structuredData(name, { origin: 'https://podium.example', now });
      expect(await structuredDataFaults('/', page(...things))).toEqual([]);
    }
  });
});

it.each([
  ['an unknown type', { '@type': 'Summit' }, 'Type "Summit" is not a valid schema.org type (Summit[0])'],
  [
    'a property of another type',
    { '@type': 'Event', location: { '@type': 'Place', startDate: '2026-05-21' } },
    'Property "startDate" for type "Place" is not supported by the schema.org specification (Event[0].location)',
  ],
])('the validator refuses %s', async (_case, thing, fault) => {
  expect(await structuredDataFaults('/a', page(thing))).toEqual([`/a: ${fault}`]);
});

it.each([
  ['broken JSON', '{ "@context": "https://schema.org", '],
  ['another vocabulary', '{ "@context": "https://example.com", "@graph": [{ "@type": "Person" }] }'],
])('the validator refuses %s', async (_case, json) => {
  expect(await structuredDataFaults('/a', script(json))).toEqual(['/a: Its JSON-LD says nothing that could be read']);
});
