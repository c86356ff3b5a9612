import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import Validator, { type Issue, type Thing } from '@adobe/structured-data-validator';

/**
 * The names of https://schema.org, version 30.0, without descriptions. CC BY-SA 3.0, like the original.
 */
const vocabulary = gunzipSync(readFileSync(new URL('schemaOrg.jsonld.gz', import.meta.url)));

const validator = new Validator(JSON.parse(vocabulary.toString()));

const blocks = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/**
 * The validator's findings about a page's JSON-LD, one line each, including warnings. Pages must use the form `{
 * "@context": "https://schema.org", "@graph": [things] }`; any other form is a fault.
 */
export async function structuredDataFaults(path: string, html: string): Promise<string[]> {
  const faults = await Promise.all([...html.matchAll(blocks)].map(([, json = '']) => faultsIn(json)));
  return faults.flat().map((fault) => `${path}: ${fault}`);
}

async function faultsIn(json: string): Promise<string[]> {
  const things = readThings(json);
  if (things.length === 0) return ['Its JSON-LD says nothing that could be read'];
  const issues = await validator.validate({ jsonld: Object.groupBy(things, (thing) => thing['@type']) });
  return issues.map((issue) => `${issue.issueMessage} (${pathOf(issue)})`);
}

function readThings(json: string): Thing[] {
  try {
    const block = JSON.parse(json) as { '@context'?: unknown; '@graph'?: Thing[] };
    return block['@context'] === 'https://schema.org' ? (block['@graph'] ?? []) : [];
  } catch {
    return [];
  }
}

/** Formats a path as 'Event[0].location'. */
function pathOf({ path }: Issue): string {
  return path
    .map(({ property, type, index }) => (property ?? type) + (index === undefined ? '' : `[${index}]`))
    .join('.');
}
