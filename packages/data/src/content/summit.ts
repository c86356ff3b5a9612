import { formatEventDays, formatEventDaysDayFirst, startOfEvent } from '../schemas/eventDates.ts';
import type { SummitDay, Ticket } from '../schemas/summit.ts';
import { banner, summitDays } from './banner.ts';
import { brand } from './brand.ts';
import { paths } from './paths.ts';
import { ticketPrices } from './ticketPrices.ts';

const days: SummitDay[] = [
  {
    day: 'Thursday',
    title: 'Sell side',
    description: 'Owners present their companies to the people who might buy them. Numbers first, story second.',
  },
  {
    day: 'Friday',
    title: 'Buy side',
    description: 'Funds and family offices say what they will pay for, and what they will not touch again.',
  },
  {
    day: 'Saturday',
    title: 'On the water',
    description: 'Twelve boats, six people a boat, one term sheet each. Back by five.',
  },
];

/** It cannot be bought yet: an `href` on the action makes it a link (rulings, 'Buttons with no action'). */
const secureTicket = { label: 'SECURE YOUR TICKET NOW' };

const tickets: Ticket[] = [
  {
    title: 'General admission',
    description: 'All three days, every pitch, lunch on the quay.',
    price: ticketPrices.general,
    action: secureTicket,
  },
  {
    title: 'VIP',
    description: `A boat place on Saturday, the closed dinner, and an hour with ${brand.shortName} and your numbers.`,
    price: ticketPrices.vip,
    action: secureTicket,
  },
];

/** The page /summit (specification §2, §9). */
export const summit = {
  heading: 'Three days on the canals',
  lede: 'Five hundred buyers, sellers and builders. One hundred and some pitches. No panel longer than a coffee.',
  /** Once they are over a note says so. */
  dates: summitDays,
  facts: [
    { term: 'Dates', value: formatEventDaysDayFirst(summitDays) },
    { term: 'City', value: 'Amsterdam' },
    { term: 'Attendees', value: '500' },
    { term: 'Pitches', value: '100+' },
  ],
  countdown: {
    label: 'Until the first pitch',
    /** Read instead of the running figures, before and after. */
    text: `First day of ${banner.event}: ${formatEventDays({ ...summitDays, endsOn: summitDays.startsOn })}.`,
    /** Milliseconds since the epoch: 00:00 of the first day, where the visitor is. */
    targetMs: startOfEvent(summitDays),
    units: { days: 'days', hours: 'hours', minutes: 'min', seconds: 'sec' },
  },
  program: { heading: 'How the days run', days },
  tickets: {
    heading: 'Two ways in',
    list: tickets,
    note: ['Tickets cannot be bought on this page yet. ', { label: 'Ask for one by letter', href: paths.contact }, '.'],
  },
};
