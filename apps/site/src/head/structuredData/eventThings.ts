import { eventDialog, events } from '@podium/brands/active/content.ts';
import { endOfEvent } from '@podium/data/schemas/eventDates.ts';
import type { OwnEvent } from '@podium/data/schemas/ownEvent.ts';
import { pathTo } from '../../pages.ts';
import { personReference, type Thing } from './brandThings.ts';

const planned = {
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
} as const;

function place({ location, country }: { location: string; country: string }): Thing {
  return {
    '@type': 'Place',
    name: location,
    address: { '@type': 'PostalAddress', addressLocality: location, addressCountry: country },
  };
}

/** Confirmed public talks only. Dates that may change and private talks are left out. */
export function talks(origin: string): Thing[] {
  return events
    .filter(({ status }) => status === 'confirmed')
    .map((event) => ({
      '@type': 'Event',
      '@id': `${origin}${pathTo('calendar')}#${event.id}`,
      name: event.title,
      startDate: event.date,
      endDate: event.endDate,
      ...planned,
      location: place(event),
      url: event.website,
      description: `${eventDialog.facts.topics}: ${event.topics.join(', ')}`,
      performer: personReference(origin),
    }));
}

/** The brand's own event. After its end it has no offers (REQ-DAY-1). `now` is in milliseconds since the epoch. */
export function ownEventThing(
  { name, days, place: venue, description, tickets, currency }: OwnEvent,
  origin: string,
  now: number,
): Thing {
  const address = `${origin}${pathTo('summit')}`;
  const host = personReference(origin);
  return {
    '@type': 'Event',
    '@id': `${address}#event`,
    name,
    startDate: days.date,
    endDate: days.endDate,
    ...planned,
    location: place(venue),
    url: address,
    description,
    performer: host,
    organizer: host,
    ...(now < endOfEvent(days) && {
      offers: tickets.map(({ title, price }) => ({
        '@type': 'Offer',
        name: title,
        price,
        priceCurrency: currency,
        url: address,
        validThrough: days.endDate,
      })),
    }),
  };
}
