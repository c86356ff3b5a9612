import type { LegalDocument } from '@podium/data/schemas/legalDocument.ts';
import { brand } from './brand.ts';
import { contactDetails } from '../../standard/contactDetails.ts';
import { legalFrame, list, paragraph } from '../../standard/legalBlocks.ts';
import { paths } from '../pages.ts';

const { legalEntity } = brand;

export const terms: LegalDocument = {
  ...legalFrame,
  heading: 'Terms',
  summary:
    'Read freely, quote with the source, and keep your password to yourself. Nothing is sold on this site, and nothing on it is an offer of securities.',
  parts: [
    {
      id: 'parties',
      heading: 'Between whom',
      blocks: [
        paragraph(
          `This site is run by ${legalEntity.name}, ${legalEntity.address.join(', ')}, ${legalEntity.registration}. ‘We’ means that company, ‘you’ means whoever uses the site. These terms hold from the moment you use it.`,
        ),
      ],
    },
    {
      id: 'the-site',
      heading: 'What the site is',
      blocks: [
        paragraph(
          `It shows the work of ${brand.name}: talks, programs, past deals and channels. It takes inquiries, messages and requests for free resources, sends a weekly memo to those who confirm that they want it, and lets account holders apply as qualified investors.`,
        ),
        paragraph(
          'It is written with care and may still be wrong or out of date. Prices and dates are those of the day on which the page was written. If you find a mistake, tell us; we correct it.',
        ),
      ],
    },
    {
      id: 'accounts',
      heading: 'Accounts',
      blocks: [
        list(
          'You are 18 or older and give a name and an address that are yours.',
          'An account belongs to one person. You keep the password to yourself and tell us when somebody else has it.',
          'You can sign out, read and download what is stored, and delete the account on the pages that need it, behind ‘Account’. What was sent under its address goes with it.',
          'We may close an account that is used against these terms. Unless that would do harm, we say so first.',
        ),
      ],
    },
    {
      id: 'application',
      heading: 'The investor application',
      blocks: [
        paragraph(
          'You answer truthfully and change your answers when they are no longer true. An application obliges neither side: you have invested nothing, and we owe you no deal. What you enter as a commitment is what you could commit and not a promise to pay.',
        ),
        paragraph(
          'What you read behind the sign-in is for you alone. You do not pass it on, save to advisers who are bound to silence. The ',
          { label: 'investment disclaimer', href: paths.investmentDisclaimer },
          ' applies as well.',
        ),
      ],
    },
    {
      id: 'bookings',
      heading: 'Talks, programs and tickets',
      blocks: [
        paragraph(
          'The site takes no payment. An inquiry, an invitation or an application for a program is a question and not a contract. A contract comes about when both sides have agreed in writing, and it says what it costs, what happens when one side cancels, and which tax is added to the prices shown here.',
        ),
        paragraph(
          'For a talk, the requirements shown in the invitation form are part of what we offer. We answer speaking inquiries within 48\u00a0hours. Without an answer there is no booking.',
        ),
      ],
    },
    {
      id: 'memo',
      heading: 'The memo and the free resources',
      blocks: [
        paragraph(
          'Both cost nothing and may end at any time. Each memo carries a link that ends it for you with one press. They are general, written for many readers, and no advice for your case.',
        ),
      ],
    },
    {
      id: 'content',
      heading: 'Words, drawings and name',
      blocks: [
        paragraph(
          'Texts, drawings and recordings belong to us or to those who let us show them. You may link to every page, quote with the source, and print what the press kit offers. For anything more, ask first.',
        ),
      ],
    },
    {
      id: 'fair-use',
      heading: 'Fair use',
      blocks: [
        list(
          'You do not try to get at deals, accounts or data that are not shown to you.',
          'You do not send with somebody else’s address, and no advertising through the forms.',
          'You do not load the site more than a reader would, nor look for its weak points by attacking it. If you find one by chance, write to us and we thank you.',
        ),
      ],
    },
    {
      id: 'elsewhere',
      heading: 'Links to other sites',
      blocks: [
        paragraph(
          'Links lead to channels, events and services of others. They open in a new tab, and there the rules of their owners hold.',
        ),
      ],
    },
    {
      id: 'liability',
      heading: 'What we answer for',
      blocks: [
        paragraph(
          'We answer without limit for intent and gross negligence, for harm to life and health, and wherever the law allows no limit. Otherwise we do not answer for losses that come from using the site, from its being out of reach, or from relying on its general texts.',
        ),
        paragraph('If you are a consumer, the rights that the law of your country gives you remain.'),
      ],
    },
    {
      id: 'law',
      heading: 'Law and court',
      blocks: [
        paragraph(
          `The law of ${legalEntity.law} applies, and the courts of ${legalEntity.court} decide, unless the law gives you, as a consumer, a court nearer to you. If one of these terms does not hold, the others do.`,
        ),
        paragraph(
          'We may change these terms for the time to come. The date at the top says when; account holders are told of changes that matter to them by mail. Questions go to ',
          contactDetails.owner,
          '. What we do with personal data stands under ',
          { label: 'privacy', href: paths.privacy },
          '.',
        ),
      ],
    },
  ],
};
