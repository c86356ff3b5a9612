import type { CaseStudy } from '@podium/data/schemas/caseStudy.ts';
import { paths } from '../pages.ts';

const items: CaseStudy[] = [
  {
    slug: 'hotel-chain-acquisition',
    metric: '4.1×',
    title: 'A hotel chain nobody wanted in February',
    description: 'Eleven tired hotels bought out of season, run on one booking system, sold whole.',
    category: 'Hospitality',
    calculation: {
      figures: [
        { term: 'Price', figure: '€6.2M', note: 'for eleven hotels, 2014' },
        { term: 'Exit', figure: '€25.4M', note: 'sold whole, 2018' },
      ],
      sum: '25.4 ÷ 6.2',
      result: '4.1×',
      fault: 'Eleven front desks, eleven price lists. Rooms were sold twice in July and not at all in February.',
      moves: [
        'One booking system for eleven front desks.',
        'Eleven kitchens into four. The energy contract retendered.',
        'Night audit by software. The night clerks moved to the day.',
      ],
      mistake: 'The kitchens took two winters, not one.',
    },
  },
  {
    slug: 'tech-rollup-strategy',
    metric: '9 into 1',
    title: 'A technology roll-\u2060up that kept its founders',
    description: 'Nine small software houses, one ledger, earn-\u2060outs everyone could read.',
    category: 'Technology',
    calculation: {
      figures: [
        { term: 'Price', figure: '€5.5M', note: 'for nine houses, over three years' },
        { term: 'Exit', figure: '€19.8M', note: 'sold with the price list, 2025' },
      ],
      sum: '19.8 ÷ 5.5',
      result: '3.6×',
      fault: 'Nine programs did the same sum for the same railways, and none of the nine had a price list.',
      moves: [
        'Nine products into one, on one ledger.',
        'Earn-\u2060outs on one page, signed by every founder.',
        'The price list published, support in three languages.',
      ],
      mistake: 'The ledger came second. It should have come first.',
    },
  },
  {
    slug: 'smb-digital-transformation',
    metric: '−38%',
    title: 'The family firm that stopped retyping invoices',
    description: 'Back-\u2060office cost taken out with plain automation and no redundancies.',
    category: 'Small business',
    calculation: {
      figures: [
        { term: 'Price', figure: '€90K', note: 'for rule, model and training, 2021' },
        { term: 'Saved', figure: '€232K', note: 'a year, of €610K' },
      ],
      sum: '−232 ÷ 610',
      result: '−38%',
      fault: 'Four people typed every invoice twice: once for the ledger, once for the bank.',
      moves: [
        'One inbox for all invoices.',
        'A rule reads the amounts, a model reads the rest.',
        'The four moved to collecting debts.',
      ],
      mistake: 'For a month it read credit notes as invoices.',
    },
  },
];

export const caseStudies = {
  heading: 'Three deals, with the working shown',
  note: 'Each emblem is woven from its own deal’s figures. Change one figure and the pattern changes.',
  items,
  calculation: {
    show: 'Show the working',
    fault: 'The fault',
    moves: 'Three moves',
    mistake: 'What we got wrong:',
    note: 'The rest of the papers go by mail.',
  },
  action: { label: 'View Case Study', href: paths.contact },
};
