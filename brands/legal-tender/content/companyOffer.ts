import { formatMoney } from '@podium/data/schemas/money.ts';
import type { CompanyOfferContent } from '@podium/data/schemas/tvPage.ts';
import { contactDetails } from '../../standard/contactDetails.ts';
import { site } from '../site.ts';
import { paths } from '../pages.ts';
import { companyOfferSlug } from './contactPage.ts';
import { projects } from './projects.ts';

const { entries, money } = projects;
const prices = entries.map(({ acquired }) => acquired);
const amount = (price: number) => formatMoney(price, money, site.locale);

export const companyOffer: CompanyOfferContent = {
  heading: 'Offer your company',
  lede: 'It takes an owner who wants to stop, and a room that the cameras may enter.',
  conditions: [
    {
      term: 'Size',
      text: `The six on our register cost from ${amount(Math.min(...prices))} to ${amount(Math.max(...prices))}.`,
    },
    { term: 'Trade', text: 'Any. A sound firm with customers, and no heir.' },
    { term: 'Papers', text: 'The lease, all of it, read aloud with you in the room.' },
    { term: 'Price', text: 'The first one we would not be ashamed to tell. It is said on camera.' },
    { term: 'Name', text: 'It stays on the door.' },
  ],
  action: { label: 'Offer a company', href: `${paths.contact}?about=${companyOfferSlug}` },
  note: ['Writing about the series? ', contactDetails.press],
};
