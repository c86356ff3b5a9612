import type { Brand } from '@podium/data/schemas/brand.ts';

/**
 * The identity of the site, used by pages, mails, metadata and stories (REQ-TEXT-1). Replace this placeholder with your
 * own.
 */
export const brand: Brand = {
  name: 'Alex Exemplar',
  shortName: 'Alex',
  role: 'a speaker, founder and investor who buys, repairs and sells European companies',
  speakerSuffix: 'with Alex Exemplar',
  mailboxes: {
    owner: 'alex@exemplar.example',
    speaking: 'speaking@exemplar.example',
    press: 'press@exemplar.example',
    from: 'post@exemplar.example',
  },
  phone: '+31 20 000 00 00',
  money: { prices: { currency: 'USD', notation: 'compact' }, investments: { currency: 'EUR', notation: 'compact' } },
  links: {
    videoChannel: { label: 'Video channel', href: 'https://video.example/@alexexemplar' },
    podcast: { label: 'Podcast', href: 'https://podcasts.example/alex-exemplar' },
    network: { label: 'Network', href: 'https://network.example/in/alexexemplar' },
    social: [
      { label: 'Photographs', href: 'https://photos.example/alexexemplar' },
      { label: 'Short notes', href: 'https://notes.example/@alexexemplar' },
    ],
  },
  legalEntity: {
    name: 'Exemplar Participaties B.V.',
    address: ['Voorbeeldstraat 1', '1000 AA Amsterdam', 'The Netherlands'],
    registration: 'Chamber of Commerce 00000000',
    law: 'the Netherlands',
    court: 'Amsterdam',
    privacyAuthority: { label: 'Autoriteit Persoonsgegevens', href: 'https://autoriteitpersoonsgegevens.nl' },
  },
  processors: [
    { name: 'Voorbeeld Hosting B.V.', task: 'Serves the pages.' },
    { name: 'Supabase', task: 'Keeps the accounts and the database, and runs the functions behind the forms.' },
    { name: 'Resend', task: 'Delivers the mail.' },
  ],
};
