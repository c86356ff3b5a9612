import { brand } from './brand.ts';
import { paths } from '../pages.ts';

export const footer = {
  lists: [
    {
      title: 'Explore',
      links: [
        { label: 'Programs', href: paths.programs },
        { label: 'Past deals', href: paths.projects },
        { label: 'Press Kit', href: paths.press },
        { label: 'Blog', href: paths.blog },
        { label: 'Contact', href: paths.contact },
      ],
    },
    {
      title: 'Book',
      links: [
        { label: 'Keynote Speaking', href: paths.speaking },
        { label: 'Workshops', href: paths.speaking },
        { label: 'Calendar', href: paths.calendar },
        { label: `Book ${brand.shortName}`, href: paths.speaking },
      ],
    },
    {
      title: 'Invest',
      links: [
        { label: 'Investment Criteria', href: paths.invest },
        { label: 'Request Deal Access', href: paths.join },
        { label: 'Investment disclaimer', href: paths.investmentDisclaimer },
        { label: 'Sign In', href: paths.auth, signedIn: { label: 'Deals', href: paths.deals } },
      ],
    },
    {
      title: 'Legal',
      links: [
        { label: 'Privacy', href: paths.privacy },
        { label: 'Terms', href: paths.terms },
      ],
    },
  ],
  entity: { ...brand.legalEntity, phone: brand.phone },
  wordmark: brand.name,
  legal: 'Nothing here is an offer of securities. Capital is at risk, and past deals do not predict the next one.',
};
