import { pages } from '../pages.ts';
import { brand } from './brand.ts';

export const programs = {
  heading: 'Workshops',
  lede: 'For teams, councils and schools. Prices are without travel and tax.',
  list: {
    heading: 'In your room',
    lede: 'We work on your own map, with your own people.',
    courses: [
      {
        title: 'Reading the coast',
        description: 'Half a day for up to twenty people: where your water comes from, and what would change it.',
        price: 4000,
      },
      {
        title: 'The decision page',
        description: 'Two days with those who sign: one page that says what to watch, and what to do when it moves.',
        price: 12_000,
      },
      {
        title: 'A year of tides',
        description: 'Four visits, a tide log and an open line for your team.',
        price: 28_000,
        per: '/yr',
      },
    ],
    money: brand.money.prices,
    note: 'Schools pay for the train.',
    apply: { label: 'Ask for a workshop', href: pages.contact.path },
  },
  week: {
    heading: 'Field week',
    lede: 'Seven days on a research ship off Bergen: no lectures, one instrument each. The next one sails in August 2027.',
    options: [
      { title: 'Shared cabin', description: 'Twelve berths', price: 2400 },
      { title: 'Whole ship', description: 'Your own team of twelve', price: 24_000 },
    ],
    money: brand.money.prices,
    enroll: { label: 'Ask for a berth', href: pages.contact.path },
  },
  tools: {
    heading: 'Free for classrooms',
    lede: 'Four sheets to copy as often as you like.',
    list: [
      'Tide log: thirty days on one page',
      'Rain walk: a map with the drains left out',
      'Bottle sampler: built in one lesson',
      'Question cards: for talking to a harbour master',
    ],
    action: { label: 'Ask for the sheets', href: pages.contact.path },
  },
};
