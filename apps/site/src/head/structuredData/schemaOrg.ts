/*
 * The types of https://schema.org that the site uses, with the properties that validators require. URLs are absolute.
 */

/** Identifies a thing on all pages by a URL with a fragment. */
interface Named {
  '@id': string;
}

/** A person, as referenced by a page about something else. */
export interface PersonReference extends Named {
  '@type': 'Person';
  name: string;
  url: string;
}

export interface Person extends PersonReference {
  description: string;
  /** Profiles elsewhere. */
  sameAs: string[];
}

export interface WebSite extends Named {
  '@type': 'WebSite';
  name: string;
  url: string;
  inLanguage: string;
  publisher: PersonReference;
}

export interface Place {
  '@type': 'Place';
  name: string;
  address: { '@type': 'PostalAddress'; addressLocality: string; addressCountry: string };
}

export interface Offer {
  '@type': 'Offer';
  name: string;
  price: number;
  /** ISO 4217. */
  priceCurrency: string;
  url: string;
  /** Last day of the offer, 'YYYY-MM-DD'. */
  validThrough: string;
}

export interface Event extends Named {
  '@type': 'Event';
  name: string;
  /** 'YYYY-MM-DD' in the event's time zone. */
  startDate: string;
  endDate: string;
  eventStatus: 'https://schema.org/EventScheduled';
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode';
  location: Place;
  url: string;
  description: string;
  performer: PersonReference;
  organizer?: PersonReference;
  offers?: Offer[];
}

export interface PodcastEpisode {
  '@type': 'PodcastEpisode';
  episodeNumber: number;
  name: string;
  description: string;
}

export interface PodcastSeries extends Named {
  '@type': 'PodcastSeries';
  name: string;
  description: string;
  url: string;
  inLanguage: string;
  author: PersonReference;
  hasPart: PodcastEpisode[];
}

export interface BreadcrumbList {
  '@type': 'BreadcrumbList';
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item: string }[];
}

export type Thing = Person | WebSite | Event | PodcastSeries | BreadcrumbList;
