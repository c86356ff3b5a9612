import { readFile, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { readCommandLine, stop } from '../commandLine.ts';

interface Term {
  '@id': string;
  '@type': string;
  'rdfs:subClassOf'?: unknown;
  'schema:domainIncludes'?: unknown;
}

const usage = `Takes over a release of schema.org's vocabulary. What the validator reads stays: types and what they descend from,
properties and the types that have them.

  npx node tools/siteCheck/trimVocabulary.ts FILE

FILE is data/releases/VERSION/schemaorg-current-https.jsonld of github.com/schemaorg/schemaorg.`;

const {
  words: [file],
} = readCommandLine({ usage, mostWords: 1 });
if (file === undefined) stop('Which file? --help says where it comes from.');
const text = await readFile(file, 'utf8').catch(() => stop(`There is no file ${file}.`));
const { '@graph': terms } = JSON.parse(text) as { '@graph': Term[] };
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
