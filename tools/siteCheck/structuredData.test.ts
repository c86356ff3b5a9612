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

it('a fault has the page and the path to the thing', async () => {
  const faults = await structuredDataFaults('/a', page({ '@type': 'Summit' }));
  expect(faults).toEqual(['/a: Type "Summit" is not a valid schema.org type (Summit[0])']);
});

it.each([
  ['broken JSON', '{ "@context": "https://schema.org", '],
  ['another vocabulary', '{ "@context": "https://example.com", "@graph": [{ "@type": "Person" }] }'],
])('the validator refuses %s', async (_case, json) => {
  expect(await structuredDataFaults('/a', script(json))).toEqual(['/a: Its JSON-LD says nothing that could be read']);
});
