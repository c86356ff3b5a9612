import { minimumInvestment } from './investments.ts';
import { paths } from '../pages.ts';

/** Top and bottom of /invest; the chart and the tiers are between them. */
export const investPage = {
  heading: 'Where the money goes',
  lede: `Ticket sizes on one line, drawn to scale. Nothing starts below\u00a0${minimumInvestment}.`,
  risk: [
    'Targets are targets. Capital is at risk. ',
    { label: 'Read the investment disclaimer', href: paths.investmentDisclaimer },
  ],
  request: { label: 'Request Exclusive Access', href: paths.join },
  deals: { text: 'Qualified already?', link: { label: 'Access Deals', href: paths.deals } },
};
