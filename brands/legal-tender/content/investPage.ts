import { brand } from './brand.ts';
import { minimumInvestment } from './investments.ts';
import { paths } from '../pages.ts';

const { name: legalName, address, registration } = brand.legalEntity;

/** The content of /invest, except the chart, the tiers and the record. */
export const investPage = {
  heading: 'Where the money goes',
  lede: `Ticket sizes on one line, drawn to scale. Nothing starts below\u00a0${minimumInvestment}.`,
  risk: [
    'Targets are targets. Capital is at risk. ',
    { label: 'Read the investment disclaimer', href: paths.investmentDisclaimer },
  ],
  request: { label: 'Request Exclusive Access', href: paths.join },
  deals: { text: 'Qualified already?', link: { label: 'Access Deals', href: paths.deals } },
  steps: {
    heading: 'If you applied today',
    note: 'That is how long it usually takes. A date here is an intention, not a term.',
    steps: [
      {
        when: 'day 1',
        after: { workingDays: 0 },
        title: 'Apply',
        text: 'Three steps, nine minutes. From $1,000,000 the deals open at once.',
      },
      {
        when: 'day 4',
        after: { workingDays: 3 },
        title: 'A person calls',
        text: 'Usually within three working days, about the deals you marked.',
      },
      {
        when: 'week 3',
        after: { workingDays: 12 },
        title: 'Papers',
        text: 'Identity, source of funds, the agreement to read aloud.',
      },
      {
        when: 'week 10',
        after: { weeks: 10 },
        title: 'Closing',
        text: 'Funds move on one day, usually a Friday. The first report follows in ninety\u00a0days.',
      },
    ],
    legal: [
      `Agreements are made with ${legalName}, ${address.join(', ')}; ${registration}. `,
      { label: 'Investment disclaimer', href: paths.investmentDisclaimer },
    ],
  },
};
