import type { LegalDocument } from '@podium/data/schemas/legalDocument.ts';
import { brand } from './brand.ts';
import { contactDetails } from '../../standard/contactDetails.ts';
import { legalFrame, list, paragraph } from '../../standard/legalBlocks.ts';
import { paths } from '../pages.ts';

export const investmentDisclaimer: LegalDocument = {
  ...legalFrame,
  heading: 'Investment disclaimer',
  summary: 'No offer is made on this site. You can lose all of the money. Targets are targets.',
  parts: [
    {
      id: 'no-offer',
      heading: 'No offer is made here',
      blocks: [
        paragraph(
          'Nothing on this site is an offer to sell, or a request to buy, a security or any other investment in any country. That holds for the public pages and for the deals behind the sign-in. An investment is made only on signed documents, and only where the law of your country allows it.',
        ),
      ],
    },
    {
      id: 'no-advice',
      heading: 'No advice is given here',
      blocks: [
        paragraph(
          `Neither the site nor ${brand.name} knows your means, your plans or your taxes. Talks, memos, programs and deals are general. Before you commit money, ask an adviser who is paid by you and by nobody else.`,
        ),
      ],
    },
    {
      id: 'who-may-apply',
      heading: 'Who may apply',
      blocks: [
        paragraph(
          'Applications are open to people who can commit $250,000 or more and who state a net worth of $1,000,000 or more. Private deals are shown to those who are accredited investors, have given their consent, have completed the application, and have entered a commitment that is large enough. The application says at the field which commitment opens the deals; below it an application is complete and opens none.',
        ),
        paragraph(
          'The answers are yours, and the page takes them at their word. Before any investment we ask for proof, and we may decline without giving a reason. Seeing a deal is no right to take part in it.',
        ),
      ],
    },
    {
      id: 'capital-at-risk',
      heading: 'Capital at risk',
      blocks: [
        paragraph('You can lose all of the money you commit. If that would change how you live, do not invest.'),
        list(
          'Private holdings cannot be sold on a day of your choosing. Some terms are ten years, and some last longer than their term.',
          'Companies, buildings and works of art are worth what somebody pays. For years, nobody may have to.',
          'Debt makes gains larger, and losses too.',
          'Amounts are in dollars and in euros. Exchange rates move against you as readily as for you.',
          'Fees and taxes come off the return. The figures here are before both unless they say otherwise.',
        ),
      ],
    },
    {
      id: 'targets',
      heading: 'Targets and forecasts',
      blocks: [
        paragraph(
          'A target return is an intention. It rests on assumptions about prices, rents, interest and people, and any of them can fail. It is not a forecast and not a promise.',
        ),
      ],
    },
    {
      id: 'past-deals',
      heading: 'Past deals and other figures',
      blocks: [
        paragraph(
          'Past deals are shown as they ended, or as we value them today. Values of companies that are still held are our own estimates and are not audited. What others report in their own words is their experience. None of it predicts the next deal.',
        ),
      ],
    },
    {
      id: 'our-interest',
      heading: 'Our own interest',
      blocks: [
        paragraph(
          'We may hold a part of what we show, may earn a fee when it is bought, run or sold, and may have advised the seller. The documents of each deal say which of these applies, and how much it comes to.',
        ),
      ],
    },
    {
      id: 'complaints',
      heading: 'Complaints',
      blocks: [
        paragraph(
          'Write to ',
          contactDetails.owner,
          '. A director reads every complaint within ten working days and answers in writing. You remain free to turn to the supervisor of financial markets in your country, or to a court.',
        ),
      ],
    },
  ],
  closing: {
    heading: 'Read all of it? Then you may apply.',
    action: { label: 'Start the application', href: paths.join },
  },
};
