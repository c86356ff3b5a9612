import type { PortfolioEntry } from '@podium/data/schemas/portfolio.ts';
import { paths } from '../pages.ts';

const entries: PortfolioEntry[] = [
  {
    slug: 'kanaalhotel',
    title: 'Kanaalhotel Groep',
    year: 2014,
    industry: 'Hospitality',
    acquired: '€6.2M',
    current: '€25.4M',
    roi: '310%',
    status: 'Sold',
    description:
      'Eleven hotels bought out of season, when nobody else came to the viewing. Sold whole in 2018 to a family that already ran nine.',
    improvements: [
      'One booking system for eleven front desks',
      'Energy contract retendered',
      'Eleven kitchens into four',
      'Night audit by software',
    ],
  },
  {
    slug: 'tideline',
    title: 'Tideline Diagnostics',
    year: 2016,
    industry: 'Health',
    acquired: '€11.0M',
    current: '€31.9M',
    roi: '190%',
    status: 'Hold',
    description:
      'Bought from two retiring pathologists who wanted the name kept. It was. The first year lost money: the second laboratory opened before the insurers had signed.',
    improvements: ['Second laboratory', 'Direct billing to the insurers', 'Quality manager hired'],
  },
  {
    slug: 'oderwerk',
    title: 'Oderwerk Präzisions\u00ADteile\u00ADfertigung',
    year: 2017,
    industry: 'Manufacturing',
    acquired: '€8.4M',
    current: '€14.3M',
    roi: '70%',
    status: 'Sold',
    description:
      'Turned parts for pumps, made beside the Oder since 1958. We promised the bank two years and took four. Sold in 2021 to its largest customer.',
    improvements: ['Three shifts to two', 'Scrap down by a third'],
  },
  {
    slug: 'lumen',
    title: 'Lumen & Daughters',
    year: 2019,
    industry: 'Retail',
    acquired: '€3.1M',
    current: '€9.6M',
    roi: '210%',
    status: 'Hold',
    description:
      'Lamp shops with a founder of seventy-four and two daughters who are doctors. The founder still opens the branch on Saturdays, by contract.',
    improvements: [
      'Lamps of its own make',
      'Six shops closed, two opened',
      'Stock counted weekly',
      'Founder kept, on Saturdays',
      'Web shop rebuilt',
    ],
  },
  {
    slug: 'ferrovia',
    title: 'Ferrovia Dati',
    year: 2020,
    industry: 'Software',
    acquired: '€5.5M',
    current: '€19.8M',
    roi: '260%',
    status: 'Sold',
    description:
      'Nine small software houses for rail freight, bought over three years and put on one ledger. Sold in 2025, price list included.',
    improvements: ['Nine products into one', 'Price list published', 'Support in three languages'],
  },
  {
    slug: 'noordveem',
    title: 'Noordveem Warehousing',
    year: 2022,
    industry: 'Logistics',
    acquired: '€14.0M',
    current: '€17.9M',
    roi: '28%',
    status: 'Hold',
    description: 'Cold stores and dry sheds in two harbours. Bought at a full price, and the return still shows it.',
    improvements: ['Roof let to a solar co-operative', 'Slots sold by the hour'],
  },
];

/** Six past deals. */
export const projects = {
  heading: 'Six companies, and what became of them',
  lede: 'Three were sold. Three are still ours. Every line shows the price paid.',
  listLabel: 'Register of companies',
  labels: {
    acquired: 'Acquired',
    current: 'Current',
    /** Replaces 'Current' if the company was sold. */
    soldAt: 'Sold at',
    roi: 'ROI',
    improvements: 'Improvements',
  },
  entries,
  note: 'Six of thirteen bought since 2006; nine are held, and one of the others was lost. ROI is the gain over the price paid, before tax and before our own time. Current values are our estimate, made once a year.',
  closing: {
    heading: 'Own something that should be on this list?',
    action: { label: 'START THE CONVERSATION', href: paths.contact },
  },
  deals: {
    text: 'The next ones are shown to qualified investors.',
    link: { label: 'Access Deals', href: paths.deals },
  },
};
