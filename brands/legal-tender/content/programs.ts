import { formatEventDays } from '@podium/data/schemas/eventDates.ts';
import type { Program } from '@podium/data/schemas/program.ts';
import { brand } from './brand.ts';
import { pastEvent } from '../../standard/pastEvent.ts';
import { site } from '../site.ts';
import { summitFacts } from './summitFacts.ts';
import { paths } from '../pages.ts';
import { ticketPriceTexts } from './ticketPrices.ts';

const courses: Program[] = [
  {
    title: 'Deal Sourcing Bootcamp',
    description: 'Five weeks of calls, lists and letters until one owner writes back.',
    price: 5_000,
  },
  { title: 'Turnaround Accelerator', description: 'Your company, our ledger, ninety days.', price: 15_000 },
  {
    title: 'Portfolio Builder Mastermind',
    description: 'Twelve owners who show each other the accounts, all year.',
    price: 50_000,
    per: '/yr',
  },
];

const hellWeekOptions: Program[] = [
  { title: 'Group', description: '20\u00a0seats per cohort', price: 10_000 },
  { title: 'VIP 1:1', description: 'The same seven days, your company only', price: 25_000 },
];

export const programs = {
  heading: 'The price list',
  lede: 'Five courses with the price in the open, and four tools without one.',
  summit: {
    heading: summitFacts.name,
    text: `${formatEventDays(summitFacts.days, site.locale)}. Five hundred attendees, general admission ${ticketPriceTexts.general}, VIP ${ticketPriceTexts.vip}.`,
    action: { label: 'GRAB YOUR TICKET', href: paths.summit },
    days: summitFacts.days,
    pastEvent,
  },
  list: {
    heading: 'Private Equity Deals',
    lede: 'Bring a target. Each course ends with an offer you could send.',
    courses,
    money: brand.money.prices,
    note: 'One application covers all three.',
    apply: { label: 'Apply', href: paths.join },
    deals: { text: 'Qualified already?', link: { label: 'Access Deals', href: paths.deals } },
  },
  week: {
    heading: 'Hell Week',
    lede: 'Seven days, one company, no phone before noon. The next cohort is Q1\u00a02026.',
    planned: { endDate: '2026-03-31', note: 'Q1\u00a02026 is over. A date for the next cohort is not set.' },
    options: hellWeekOptions,
    money: brand.money.prices,
    enroll: { label: 'Enroll', href: paths.contact },
  },
  tools: {
    heading: 'AI tools, free',
    lede: 'Four small machines we use every week.',
    list: [
      'Lease reader: every break clause, with the page number',
      'Debtor sorter: who pays late, and since when',
      'Offer letter: price, structure, date, on one page',
      'Board minute: decisions first, talk after',
    ],
    action: { label: 'GET INSTANT ACCESS', reason: 'Access is not open yet.' },
  },
};
