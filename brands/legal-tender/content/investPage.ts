import { formatEuros, MINIMUM_INVESTMENT } from '@podium/data/schemas/euros.ts';
import { paths } from '../pages.ts';

/** Top and bottom of /invest; the chart and the tiers are between them. */
export const investPage = {
  heading: 'Where the money goes',
  lede: `Ticket sizes on one line, drawn to scale. Nothing starts below ${formatEuros(MINIMUM_INVESTMENT)}.`,
  risk: [
    'Targets are targets. Capital is at risk. ',
    { label: 'Read the investment disclaimer', href: paths.investmentDisclaimer },
  ],
  request: { label: 'Request Exclusive Access', href: paths.join },
  deals: { text: 'Qualified already?', link: { label: 'Access Deals', href: paths.deals } },
};
