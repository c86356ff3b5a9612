import type { LegalDocument } from '@podium/data/schemas/legalDocument.ts';
import { brand } from './brand.ts';
import { contactDetails } from '../../standard/contactDetails.ts';
import { keptFor } from '../../standard/keptFor.ts';
import { legalFrame, list, paragraph, table } from '../../standard/legalBlocks.ts';
import { paths } from '../pages.ts';

const { legalEntity, processors } = brand;

/** Describes the data that supabase/migrations and supabase/functions store. Update it together with them. */
export const privacy: LegalDocument = {
  ...legalFrame,
  version: 'Draft of 28 November 2026',
  heading: 'Privacy',
  summary:
    'We keep what you send us, for the purpose you sent it, for the time given below. The site sets no cookie, counts no visits and loads nothing from other companies.',
  parts: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      blocks: [
        paragraph(
          `${legalEntity.name}, ${legalEntity.address.join(', ')}, ${legalEntity.registration}, runs this site for ${brand.name} and answers for the personal data on it. Write to `,
          contactDetails.owner,
          ' with any question about them. A person reads it.',
        ),
      ],
    },
    {
      id: 'reading',
      heading: 'When you only read',
      blocks: [
        paragraph(
          'You can read every public page without telling us anything. The site sets no cookie, has no tracker, no analytics and no advertisement, and its fonts and pictures come from the site itself. That is why no banner asks for your consent.',
        ),
        paragraph(
          'Whoever serves a page has to know where to send it. Our hosts therefore see your network address and may keep it in their own logs for a short time, for operation and security. We do not add to these logs and make no profile out of them.',
        ),
      ],
    },
    {
      id: 'in-your-browser',
      heading: 'What stays in your browser',
      blocks: [
        paragraph(
          'Five small entries can lie in the storage of your browser. None of them follows you to another site, and you can delete them there at any time.',
        ),
        table(
          'Entries in the storage of your browser',
          ['Entry', 'What it holds', 'Until when'],
          [
            'podium-auth',
            'Your session, once you have signed in: its tokens, your name, your address and your account number',
            'You sign out, or the session ends',
          ],
          ['podium-profile', 'Your account number, once your profile has been stored', 'You sign out'],
          ['podium-returning', 'That somebody has signed in with this browser', 'You delete your account'],
          [
            'podium-typed',
            'What you had typed or chosen in a public form, never a password, when the page advised you to reload it',
            'The page has loaded again, or you close the tab',
          ],
          ['podium-theme', 'Light or dark, if you chose one', 'You choose to follow the system again'],
        ),
        paragraph(
          'The answers of an unfinished application, and of a form you left by a link, stay in the memory of the open page and are gone when you leave the site or reload it. They reach us when you press the last button and not before.',
        ),
      ],
    },
    {
      id: 'what-you-send',
      heading: 'What you send us',
      blocks: [
        table(
          'What is stored, and why',
          ['Occasion', 'What is stored', 'Why we may'],
          [
            'Account',
            'Name, e-mail address, a password that only you know (we keep a hash of it), when you signed up, confirmed, signed in and last changed your address, the key of your authenticator app if you set up two-step sign-in, and for each session the network address and the browser it began with',
            'To give you the account you asked for (Art. 6(1)(b) GDPR)',
          ],
          [
            'Investor application',
            'Whether you are accredited, country of residence, commitment, net worth, experience, interests, your consent, and when you completed and changed it',
            'To examine, at your request, whether we may show you private deals (Art. 6(1)(b) GDPR)',
          ],
          [
            'Declarations of the application',
            'Each time you send the application: your answers, the time, which version of the investment disclaimer was shown, and salted hashes of your e-mail address and your network address',
            'To prove, if it is ever disputed, what was declared to us before private deals were shown: our interest (Art. 6(1)(f) GDPR)',
          ],
          [
            'Newsletter',
            'E-mail address, which form it came from, whether and when you confirmed or left, and hashes of the links that we mailed to you',
            'Your consent, given twice: in the form and by the link in the mail (Art. 6(1)(a) GDPR)',
          ],
          [
            'Free resource',
            'E-mail address, which resource, from which page and when you asked',
            'To send what you asked for (Art. 6(1)(b) GDPR)',
          ],
          [
            'Speaking inquiry',
            'Name, e-mail address and message; company, event type, dates, budget and audience if you give them',
            'To answer you, and to prepare an engagement (Art. 6(1)(b) GDPR)',
          ],
          [
            'Contact message',
            'Name, e-mail address, message and the kind of letter; phone and company if you give them',
            'To answer you: our interest and yours (Art. 6(1)(f) GDPR)',
          ],
          [
            'Mail that we send you',
            'Your address, the subject and the times of sending; the text only until it is sent',
            'So that no letter is lost or sent twice: our interest and yours (Art. 6(1)(f) GDPR)',
          ],
          [
            'Limit on forms',
            'A salted hash of your network address and how often a form was sent from it within an hour',
            'To keep machines out of the forms: our interest (Art. 6(1)(f) GDPR)',
          ],
          [
            'Addresses that stay erased',
            'A hash of your address, for 90 days after you left the list or had your data erased',
            'So that no restored backup brings you back: our legal duty (Art. 6(1)(c) GDPR)',
          ],
        ),
        paragraph(
          'An inquiry or a message is also mailed to our own mailbox, and a short note that it arrived goes to the address that you gave. The note repeats none of your words. A completed application is mailed to our own mailbox too, without your net worth, and a note about its result goes to the address of your account.',
        ),
        paragraph(
          'Our mails show two drawings, which lie on the site and are the same for everybody. A mail program that fetches them tells our host its network address, as with any page, and nothing about whose mail it is.',
        ),
        paragraph(
          'An invitation to speak does not pass through the site at all: the form writes a letter in your own mail program, and you send it. Adding an event to a calendar opens the calendar service that you choose; what happens there is between you and that service.',
        ),
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        paragraph(
          'A link that has expired stops working by itself, the text of a mail is erased by itself once it is sent, and an application disappears with its account, but for the declarations. The rest is deleted by a job that runs every night, once its time is over. Only letters in our own mailbox, engagements and invoices are seen to by a person.',
        ),
        table(
          'Retention periods',
          ['What', 'How long'],
          ['Account and profile', `Until you delete them, or ${keptFor('account')} after you last used them`],
          ['Account that was never confirmed', `${keptFor('unconfirmed account')} after the last mail about it`],
          ['Investor application', 'As long as the account; deleted with it'],
          [
            'Declarations of the application',
            `As long as the account. Then ${keptFor('investor declaration')} as evidence for legal claims (Art. 17(3)(e) GDPR), without the account number and the hash of the network address; the hash of your e-mail address stays, so that we find them if you ask`,
          ],
          [
            'Newsletter, confirmed',
            `Until you leave, then ${keptFor('newsletter, left')} as proof that you had agreed`,
          ],
          [
            'Newsletter, never confirmed',
            `The link works for 48\u00a0hours; the address is kept for ${keptFor('newsletter, unconfirmed')}`,
          ],
          ['Hash of a link to confirm', `${keptFor('newsletter links')} after it stopped working`],
          ['Request for a free resource', keptFor('resource download')],
          ['Speaking inquiry', `${keptFor('speaking inquiry')} after it arrived`],
          ['Contact message', `${keptFor('contact message')} after it arrived`],
          ['Engagements and invoices', '7 years, as tax law demands'],
          ['Mail that was sent: address, subject, times', keptFor('sent mail')],
          [
            'Mail that could not be delivered, with its text',
            `Until a person has seen to it, ${keptFor('undelivered mail')} at most`,
          ],
          ['Hash of a network address', `It counts for an hour or a day and is gone ${keptFor('address hash')} later`],
        ),
      ],
    },
    {
      id: 'who-else',
      heading: 'Who else handles it',
      blocks: [
        paragraph(
          'We sell nothing about you and show it to nobody outside, save to advisers and authorities where the law demands it. These companies work for us under contract and on our instructions:',
        ),
        table('Companies that work for us', ['Company', 'Task'], ...processors.map(({ name, task }) => [name, task])),
        paragraph(
          'Where one of them works outside the European Economic Area, it does so under an adequacy decision or the standard contractual clauses of the European Commission. Ask us and we send you a copy.',
        ),
      ],
    },
    {
      id: 'a-rule-decides',
      heading: 'Where a rule decides',
      blocks: [
        paragraph(
          'Whether the private deals open for you is decided by a rule: accredited, consent given, application complete, and a commitment of the amount that the application names at the field, or more. If the answer is no, the page says which of the four is missing. You may change your answers, and you may ask a person to look at the case.',
        ),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        list(
          'See what we hold about you, and get it in a form that a machine can read.',
          'Have it corrected, or deleted.',
          'Have its use limited, or object to it where our interest is the reason.',
          'Take back a consent. What was done until then stays lawful; every memo carries a link that ends it with one press.',
        ),
        paragraph(
          'Write to ',
          contactDetails.owner,
          '. We answer within a month and ask nothing for it. We may ask for a proof that you are you. With an account you need not write: behind ‘Account’, over the application and the deals, everything that is stored under your address is shown, downloaded and deleted.',
        ),
        paragraph(
          'If our answer does not satisfy you, complain to the authority where you live, or to ours: ',
          legalEntity.privacyAuthority,
          '.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'How it is kept',
      blocks: [
        paragraph(
          'Connections are encrypted. The database lets each account read its own rows and no others, and lets the public read none. The links in our mails are stored as hashes: who reads the table cannot use them.',
        ),
        paragraph(
          'Nothing of this makes a breach impossible. If one happens that puts you at risk, we tell you and the authority as the law demands.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        paragraph(
          'When the site begins to store something else, this page changes first, and its date with it. The site is not meant for anyone under 18. What you agree to with an account stands in the ',
          { label: 'terms', href: paths.terms },
          '.',
        ),
      ],
    },
  ],
};
