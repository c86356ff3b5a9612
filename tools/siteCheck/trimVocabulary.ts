/**
 * `node tools/siteCheck/trimVocabulary.ts FILE`: takes over a release of schema.org's vocabulary, which is
 * `data/releases/<version>/schemaorg-current-https.jsonld` of github.com/schemaorg/schemaorg. What the validator reads
 * stays: types and what they descend from, properties and the types that have them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

interface Term {
  '@id': string;
  '@type': string;
  'rdfs:subClassOf'?: unknown;
  'schema:domainIncludes'?: unknown;
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Which file?');
const { '@graph': terms } = JSON.parse(await readFile(file, 'utf8')) as { '@graph': Term[] };
const names = terms.filter(({ '@type': type }) => ['rdfs:Class', 'rdf:Property'].includes(type));
const vocabulary = {
  source: 'https://schema.org',
  license: 'https://creativecommons.org/licenses/by-sa/3.0/',
  '@graph': names.map((term) => ({
    '@id': term['@id'],
    '@type': term['@type'],
    'rdfs:subClassOf': term['rdfs:subClassOf'],
    'schema:domainIncludes': term['schema:domainIncludes'],
  })),
};
const packed = gzipSync(JSON.stringify(vocabulary), { level: 9 });
await writeFile(new URL('schemaOrg.jsonld.gz', import.meta.url), packed);
