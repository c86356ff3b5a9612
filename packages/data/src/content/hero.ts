import { anchors } from './anchors.ts';
import { brand } from './brand.ts';
import { paths } from './paths.ts';

/** The first section of the home page (specification §2, 'Hero'). */
export const hero = {
  anchor: anchors.hero,
  title: 'Every talk is a closed deal, reopened.',
  lede: `${brand.name} buys, repairs and sells European companies, then stands on a stage and shows the room the working: the price, the mistake, the exit.`,
  actions: {
    book: { label: 'Book Speaking', href: paths.speaking },
    deals: { label: 'Request Deal Access', href: paths.join },
  },
  stats: [
    { value: '€100M+', label: 'deal volume' },
    { value: '3', label: 'exits' },
    { value: '10K+', label: 'entrepreneurs' },
    { value: '€50M+', label: 'assets under influence' },
  ],
};
