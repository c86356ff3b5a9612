import { brand } from '@podium/data/content/brand';
import type { Person, PersonReference, WebSite } from './schemaOrg.ts';

/** Of the pages' words (index.html). */
export const language = 'en';

/** The person whose site it is, as other things name them. */
export function personReference(origin: string): PersonReference {
  return { '@type': 'Person', '@id': `${origin}/#person`, name: brand.name, url: `${origin}/` };
}

export function person(origin: string): Person {
  const { network, videoChannel, podcast, social } = brand.links;
  return {
    ...personReference(origin),
    description: `${brand.name} is ${brand.role}.`,
    sameAs: [network, videoChannel, podcast, ...social].map(({ href }) => href),
  };
}

export function webSite(origin: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: brand.name,
    url: `${origin}/`,
    inLanguage: language,
    publisher: personReference(origin),
  };
}
