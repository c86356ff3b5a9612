import type { PortfolioEntry } from '@podium/data/schemas/portfolio.ts';
import { brand } from './brand.ts';
import { paths } from '../pages.ts';

const entries: PortfolioEntry[] = [
  {
    slug: 'kanaalhotel',
    title: 'Kanaalhotel Groep',
    year: 2014,
    industry: 'Hospitality',
    acquired: 6_200_000,
    current: 25_400_000,
    isSold: true,
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
    acquired: 11_000_000,
    current: 31_900_000,
    isSold: false,
    description:
      'Bought from two retiring pathologists who wanted the name kept. It was. The first year lost money: the second laboratory opened before the insurers had signed.',
    improvements: ['Second laboratory', 'Direct billing to the insurers', 'Quality manager hired'],
  },
  {
    slug: 'oderwerk',
    title: 'Oderwerk Präzisions\u00ADteile\u00ADfertigung',
    year: 2017,
    industry: 'Manufacturing',
    acquired: 8_400_000,
    current: 14_300_000,
    isSold: true,
    description:
      'Turned parts for pumps, made beside the Oder since 1958. We promised the bank two years and took four. Sold in 2021 to its largest customer.',
    improvements: ['Three shifts to two', 'Scrap down by a third'],
  },
  {
    slug: 'lumen',
    title: 'Lumen & Daughters',
    year: 2019,
    industry: 'Retail',
    acquired: 3_100_000,
    current: 9_600_000,
    isSold: false,
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
    acquired: 5_500_000,
    current: 19_800_000,
    isSold: true,
    description:
      'Nine small software houses for rail freight, bought over three years and put on one ledger. Sold in 2025, price list included.',
    improvements: ['Nine products into one', 'Price list published', 'Support in three languages'],
  },
  {
    slug: 'noordveem',
    title: 'Noordveem Warehousing',
    year: 2022,
    industry: 'Logistics',
    acquired: 14_000_000,
    current: 17_900_000,
    isSold: false,
    description: 'Cold stores and dry sheds in two harbours. Bought at a full price, and the return still shows it.',
    improvements: ['Roof let to a solar co-operative', 'Slots sold by the hour'],
  },
];

/** Losses, which /invest lists beside the gains. */
export const losses = [{ title: 'A bakery, page\u00A0nine', year: 2009, acquired: 180_000 }];

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
    sold: 'Sold',
    held: 'Hold',
    improvements: 'Improvements',
  },
  entries,
  money: { ...brand.money.investments, minimumFractionDigits: 1 as const },
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
