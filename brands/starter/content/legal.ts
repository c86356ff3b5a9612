import type { LegalDocument } from '@podium/data/schemas/legalDocument.ts';
import { contactDetails } from '../../standard/contactDetails.ts';
import { keptFor } from '../../standard/keptFor.ts';
import { legalFrame, paragraph, table } from '../../standard/legalBlocks.ts';
import { pages } from '../pages.ts';
import { brand } from './brand.ts';

const { legalEntity, processors } = brand;
const who = `${legalEntity.name}, ${legalEntity.address.join(', ')}, ${legalEntity.registration}`;

/** What the public pages of the site store. A site with accounts stores more: see supabase/migrations. */
export const privacy: LegalDocument = {
  ...legalFrame,
  heading: 'Privacy',
  summary:
    'We keep what you send us, for the purpose you sent it. The site sets no cookie, counts no visits and loads nothing from other companies.',
  parts: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      blocks: [
        paragraph(
          `${who}, runs this site for ${brand.name} and answers for the personal data on it. Questions go to `,
          contactDetails.owner,
          '.',
        ),
      ],
    },
    {
      id: 'in-your-browser',
      heading: 'What stays in your browser',
      blocks: [
        paragraph(
          'If you choose light or dark, the browser keeps that choice (podium-theme). If a page asks you to reload it, what you had typed is kept until it has loaded (podium-typed).',
        ),
      ],
    },
    {
      id: 'what-you-send',
      heading: 'What you send us, and for how long we keep it',
      blocks: [
        table(
          'What is stored',
          ['Occasion', 'What is stored', 'Why we may', 'How long'],
          [
            'Newsletter',
            'E-mail address, and when you confirmed or left',
            'Your consent (Art. 6(1)(a) GDPR)',
            `Until you leave, then ${keptFor('newsletter, left')} as proof; ${keptFor('newsletter, unconfirmed')} if you never confirm`,
          ],
          [
            'Speaking inquiry',
            'Name, e-mail address, message, and the details of the event that you give',
            'To answer you and prepare a talk (Art. 6(1)(b) GDPR)',
            keptFor('speaking inquiry'),
          ],
          [
            'Contact message',
            'Name, e-mail address and message; phone and organisation if you give them',
            'To answer you (Art. 6(1)(f) GDPR)',
            keptFor('contact message'),
          ],
          [
            'Mail that we send you',
            'Your address, the subject and the times; the text only until it is sent',
            'So that no mail is lost or sent twice (Art. 6(1)(f) GDPR)',
            keptFor('sent mail'),
          ],
          [
            'Limit on forms',
            'A salted hash of your network address',
            'To keep machines out of the forms (Art. 6(1)(f) GDPR)',
            keptFor('address hash'),
          ],
          [
            'Addresses that stay erased',
            'A hash of your e-mail address after you left the list',
            'So that no backup brings you back (Art. 6(1)(c) GDPR)',
            '90 days',
          ],
        ),
      ],
    },
    {
      id: 'who-else',
      heading: 'Who else handles it',
      blocks: [
        paragraph('These companies work for us, under contract and on our instructions.'),
        table('Companies that work for us', ['Company', 'Task'], ...processors.map(({ name, task }) => [name, task])),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        paragraph(
          'You may see, correct, move or delete what we hold about you, object to its use, and take back a consent. Write to ',
          contactDetails.owner,
          '; we answer within a month. If the answer does not satisfy you, complain to ',
          legalEntity.privacyAuthority,
          '.',
        ),
      ],
    },
  ],
};

export const terms: LegalDocument = {
  ...legalFrame,
  heading: 'Terms',
  summary: 'Read freely, quote with the source, and ask before you use more. Nothing is sold on this site.',
  parts: [
    {
      id: 'parties',
      heading: 'Between whom',
      blocks: [paragraph(`This site is run by ${who}. ‘We’ means that company, ‘you’ means whoever uses the site.`)],
    },
    {
      id: 'bookings',
      heading: 'Talks and workshops',
      blocks: [
        paragraph(
          'An inquiry is a question and not a contract. A contract comes about when both sides have agreed in writing. Prices are without travel and tax.',
        ),
      ],
    },
    {
      id: 'content',
      heading: 'Texts and pictures',
      blocks: [
        paragraph(
          'You may link to every page, quote with the source, and print what the ',
          { label: 'press kit', href: pages.press.path },
          ' offers. For anything more, ask first.',
        ),
      ],
    },
    {
      id: 'liability',
      heading: 'What we answer for',
      blocks: [
        paragraph(
          'We answer without limit for intent, gross negligence and harm to life and health. Otherwise we do not answer for losses from using the site or relying on its general texts. The rights of consumers remain.',
        ),
      ],
    },
    {
      id: 'law',
      heading: 'Law and court',
      blocks: [
        paragraph(
          `The law of ${legalEntity.law} applies, and the courts of ${legalEntity.court} decide, unless the law gives you a court nearer to you. What we do with personal data stands under `,
          { label: 'privacy', href: pages.privacy.path },
          '.',
        ),
      ],
    },
  ],
};
