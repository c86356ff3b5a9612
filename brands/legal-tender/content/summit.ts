import { formatEventDays, startOfEvent } from '@podium/data/schemas/eventDates.ts';
import { anchors } from '@podium/data/schemas/site.ts';
import type { OwnEvent } from '@podium/data/schemas/ownEvent.ts';
import type { SummitDay, Ticket } from '@podium/data/schemas/summit.ts';
import { brand } from './brand.ts';
import { pastEvent } from '../../standard/pastEvent.ts';
import { site } from '../site.ts';
import { paths } from '../pages.ts';
import { summitFacts } from './summitFacts.ts';
import { ticketPrices } from './ticketPrices.ts';

const days: SummitDay[] = [
  {
    day: 'Thursday',
    date: '2026-05-21',
    title: 'Sell side',
    description: 'Owners present their companies to the people who might buy them. Numbers first, story second.',
  },
  {
    day: 'Friday',
    date: '2026-05-22',
    title: 'Buy side',
    description: 'Funds and family offices say what they will pay for, and what they will not touch again.',
  },
  {
    day: 'Saturday',
    date: '2026-05-23',
    title: 'On the water',
    description: 'Twelve boats, six people a boat, one term sheet each. Back by five.',
  },
];

/** Add an `href` when tickets are on sale: it becomes a link (REQ-HOME-2). */
const secureTicket = { label: 'SECURE YOUR TICKET NOW', reason: 'Not on sale on this page yet' };

const joinTheList = { label: 'Join the list', href: `${paths.home}#${anchors.newsletter}` };

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

export const summit = {
  heading: 'Three days on the canals',
  lede: 'Five hundred buyers, sellers and builders. One hundred and some pitches. No panel longer than a coffee.',
  /** A note appears once they are over (REQ-DAY-1). */
  dates: summitFacts.days,
  pastEvent,
  facts: [
    { term: 'Dates', value: formatEventDays(summitFacts.days, 'en-GB') },
    { term: 'City', value: summitFacts.place.location },
    { term: 'Attendees', value: '500' },
    { term: 'Pitches', value: '100+' },
  ],
  countdown: {
    label: 'Until the first pitch',
    /** Read by screen readers instead of the ticking numbers. */
    text: `First day of ${summitFacts.name}: ${formatEventDays({ ...summitFacts.days, endDate: summitFacts.days.date }, site.locale)}.`,
    /** Milliseconds since the epoch: 00:00 of the first day, local time (REQ-DAY-2). */
    targetMs: startOfEvent(summitFacts.days),
    units: { days: 'days', hours: 'hours', minutes: 'min', seconds: 'sec' },
    during: {
      heading: 'It is on.',
      days: days.map(({ date, title }, index) => ({
        date,
        text: `Day ${['one', 'two', 'three'][index]} of three: ${title}.`,
      })),
    },
    over: {
      endDate: summitFacts.days.endDate,
      heading: `The counter ran out on ${formatEventDays({ ...summitFacts.days, endDate: summitFacts.days.date }, site.locale)}.`,
      text: 'The next summit has no date yet. The list hears it first.',
      action: joinTheList,
    },
  },
  program: { heading: 'How the days run', days, today: 'today' },
  tickets: {
    heading: 'Two ways in',
    list: tickets,
    money: brand.money.prices,
    note: [
      'Tickets cannot be bought on this page yet. ',
      { label: 'Ask for one by e-\u2060mail', href: paths.contact },
      '.',
    ],
    over: {
      days: summitFacts.days,
      pastEvent,
      note: ['The next summit has no date and no prices yet. ', joinTheList, '.'],
    },
  },
};

export const ownEvent: OwnEvent = {
  ...summitFacts,
  description: summit.lede,
  tickets,
  currency: brand.money.prices.currency,
};
