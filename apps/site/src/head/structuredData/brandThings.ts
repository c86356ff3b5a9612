import { brand, personDescription, site } from '@podium/brands/active/content.ts';

/** A thing of https://schema.org. URLs are absolute; `@id` identifies a thing on all pages. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

export const { language } = new Intl.Locale(site.locale);

/** A reference to the site's person, for other things. */
export function personReference(origin: string): Thing {
  return { '@type': 'Person', '@id': `${origin}/#person`, name: brand.name, url: `${origin}/` };
}

export function person(origin: string): Thing {
  const { network, videoChannel, podcast, social } = brand.links;
  return {
    ...personReference(origin),
    description: personDescription,
    sameAs: [network, videoChannel, podcast, ...social].map(({ href }) => href),
  };
}

export function webSite(origin: string): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: brand.name,
    url: `${origin}/`,
    inLanguage: language,
    publisher: personReference(origin),
  };
}
