import { events, paths, summit, summitFacts } from '@podium/brands/active/content.ts';
import { endOfEvent, type EventDays } from '@podium/data/schemas/eventDates.ts';
import type { Ticket } from '@podium/data/schemas/summit.ts';
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
      '@id': `${origin}${paths.calendar}#${event.id}`,
      name: event.title,
      startDate: event.date,
      endDate: event.endDate,
      ...planned,
      location: place(event),
      url: event.website,
      description: `Topics: ${event.topics.join(', ')}`,
      performer: personReference(origin),
    }));
}

/** The summit keeps its dates. Once it is over, it has no offers (REQ-DAY-1). `now` in milliseconds. */
export function summitEvent(origin: string, now: number): Thing {
  const address = `${origin}${paths.summit}`;
  const host = personReference(origin);
  return {
    '@type': 'Event',
    '@id': `${address}#event`,
    name: summitFacts.name,
    startDate: summitFacts.days.date,
    endDate: summitFacts.days.endDate,
    ...planned,
    location: place(summitFacts.place),
    url: address,
    description: summit.lede,
    performer: host,
    organizer: host,
    ...(isOver(summitFacts.days, now) ? {} : { offers: summit.tickets.list.map((ticket) => offer(ticket, address)) }),
  };
}

function isOver(days: EventDays, now: number): boolean {
  return now >= endOfEvent(days);
}

/** The offer expires with the summit. */
function offer({ title, price }: Ticket, url: string): Thing {
  return {
    '@type': 'Offer',
    name: title,
    price,
    priceCurrency: summit.tickets.money.currency,
    url,
    validThrough: summitFacts.days.endDate,
  };
}
