import type { Milestone, Value } from '@podium/data/schemas/about.ts';
import { brand } from './brand.ts';
import { paths } from '../pages.ts';

const milestones: Milestone[] = [
  { year: 2006, count: 1, text: 'Buys a print shop with a redundancy cheque. Keeps the foreman.' },
  { year: 2009, count: 1, text: 'Loses a bakery to page\u00a0nine of a lease that nobody had read.' },
  { year: 2014, count: 2, text: 'Eleven hotels out of season. Nobody else came to the viewing.' },
  {
    year: 2018,
    count: 4,
    text: 'First exit: the hotels. First talk: forty\u00a0minutes, unpaid, and one set of accounts.',
  },
  { year: 2021, count: 6, text: 'Second exit, two years late. Invoices stop being typed by people.' },
  { year: 2025, count: 9, text: 'Third exit. Nine companies held.' },
];

const values: Value[] = [
  {
    statement: 'Read the lease.',
    reason: 'All of it, aloud, with the seller in the room. Most trouble is on page\u00a0nine.',
  },
  {
    statement: 'Pay the first price you would not be ashamed to tell.',
    reason: 'Prices travel. The next seller has heard the last one.',
  },
  { statement: 'Leave the name on the door.', reason: 'It was there first. Customers look for it.' },
];

export const aboutPage = {
  heading: 'Buying carefully since 2006',
  lede: 'The ribbon is as wide as the number of companies owned in that year. It started with one strand.',
  milestones: {
    heading: 'Milestones',
    list: milestones,
    /** Follows the number of companies. */
    counted: { one: 'company', other: 'companies' },
  },
  biography: {
    heading: 'From the print shop to the stage',
    paragraphs: [
      `${brand.name} bought a print shop in 2006 and learned the trade from the foreman, who knew which customers paid. Three years later a bakery went under. The rent doubled on page\u00a0nine of the lease, and page\u00a0nine had not been read.`,
      'Every purchase since has begun with the paper: hotels, laboratories, machine parts, lamps, software, warehouses. Sound firms with customers, and an owner who wanted to stop. Three have been sold. Nine are still ours.',
      'The talks came out of the deals. Other owners asked how the sums were done, and the first answer took forty\u00a0minutes. It has kept its shape: one transaction, every number on the table, the mistake included.',
      'Machines came last, with the invoices. In 2021 a rule and a model began to read what four people had typed; the four moved to collecting debts. What worked there is now taught in the workshops, and what did not is taught first.',
    ],
    links: [
      { label: `Book ${brand.shortName}`, href: paths.speaking },
      { label: 'Past deals', href: paths.projects },
      { label: 'Press Kit', href: paths.press },
    ],
  },
  /** The second sentence has the action colour. */
  mission: {
    heading: 'Mission',
    sentences: ['Good firms close because nobody showed the owner the sums.', 'So show the sums.'],
  },
  values: { heading: 'Three rules', list: values },
};
