import { expect, it } from 'vitest';
import { structuredDataFaults } from './structuredData.ts';

const script = (json: string) => `<head><script type="application/ld+json">${json}</script></head>`;
const page = (...things: object[]) => script(JSON.stringify({ '@context': 'https://schema.org', '@graph': things }));

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
