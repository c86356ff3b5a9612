import type { CaseStudy } from '@podium/data/schemas/caseStudy.ts';
import { paths } from '../pages.ts';

const items: CaseStudy[] = [
  {
    slug: 'hotel-chain-acquisition',
    metric: '4.1×',
    title: 'A hotel chain nobody wanted in February',
    description: 'Eleven tired hotels bought out of season, run on one booking system, sold whole.',
    category: 'Hospitality',
  },
  {
    slug: 'tech-rollup-strategy',
    metric: '9 into 1',
    title: 'A technology roll-up that kept its founders',
    description: 'Nine small software houses, one ledger, earn-outs everyone could read.',
    category: 'Technology',
  },
  {
    slug: 'smb-digital-transformation',
    metric: '−38%',
    title: 'The family firm that stopped retyping invoices',
    description: 'Back-office cost taken out with plain automation and no redundancies.',
    category: 'Small business',
  },
];

export const caseStudies = {
  heading: 'Three deals, with the working shown',
  note: 'Each seal is woven from its own deal’s figures. Change one figure and the pattern changes.',
  items,
  action: { label: 'View Case Study', href: paths.contact },
};
