import { anchors } from '@podium/data/schemas/site.ts';
import { brand } from './brand.ts';
import { paths } from '../pages.ts';

export const hero = {
  anchor: anchors.hero,
  headline: 'Every talk is a closed deal, reopened.',
  lede: `${brand.name} buys, repairs and sells European companies, then stands on a stage and shows the room the working: the price, the mistake, the exit.`,
  actions: {
    primary: { label: 'Book Speaking', href: paths.speaking },
    secondary: { label: 'Request Deal Access', href: paths.join },
  },
  stats: [
    { figure: '€100M+', label: 'deal volume' },
    { figure: '3', label: 'exits' },
    { figure: '10K+', label: 'entrepreneurs' },
    { figure: '€50M+', label: 'assets under influence' },
  ],
};
