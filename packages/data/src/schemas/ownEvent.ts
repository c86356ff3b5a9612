import type { EventDays } from './eventDates.ts';
import type { Ticket } from './summit.ts';

/** An event of the brand itself, with a page and tickets. */
export interface OwnEvent {
  name: string;
  days: EventDays;
  place: { location: string; country: string };
  description: string;
  tickets: readonly Ticket[];
  /** ISO 4217: 'EUR'. */
  currency: string;
}

/** The announcement of an event in the header of every public page (REQ-BAN-1). */
export interface EventAnnouncement {
  /** Accessible name of the banner. */
  label: string;
  event: string;
  days: EventDays;
  /** The announcement; it does not change after the event. */
  notice: string;
  action: { label: string; href: string };
  /** Shown beside the announcement after the event. `{dates}` is replaced with its days. */
  pastEvent: string;
}
