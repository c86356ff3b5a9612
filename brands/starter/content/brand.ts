import type { Brand } from '@podium/data/schemas/brand.ts';

/** The identity of the site, used by pages, mails and metadata. Replace all of it. */
export const brand: Brand = {
  name: 'Maren Sample',
  shortName: 'Maren',
  role: 'an oceanographer, speaker and author who helps cities, companies and schools plan with the sea in mind',
  speakerSuffix: 'with Maren Sample',
  mailboxes: {
    owner: 'hello@sample.example',
    speaking: 'speaking@sample.example',
    press: 'press@sample.example',
    from: 'post@sample.example',
  },
  phone: '+47 00 00 00 00',
  money: { prices: { currency: 'EUR', notation: 'standard' }, investments: { currency: 'EUR', notation: 'compact' } },
  links: {
    videoChannel: { label: 'Videos', href: 'https://video.example/@marensample' },
    podcast: { label: 'Podcast', href: 'https://podcasts.example/low-water' },
    network: { label: 'Network', href: 'https://network.example/in/marensample' },
    social: [{ label: 'Photographs', href: 'https://photos.example/marensample' }],
  },
  legalEntity: {
    name: 'Sample Hav AS',
    address: ['Eksempelgata 1', '5003 Bergen', 'Norway'],
    registration: 'Organisation number 000 000 000',
    law: 'Norway',
    court: 'Bergen',
    privacyAuthority: { label: 'Datatilsynet', href: 'https://www.datatilsynet.no' },
  },
  processors: [
    { name: 'Eksempel Hosting AS', task: 'Serves the pages.' },
    { name: 'Supabase', task: 'Keeps the database and runs the functions behind the forms.' },
    { name: 'Resend', task: 'Delivers the mail.' },
  ],
};

/** External profiles, in the order of the contact strip and the contact page. */
export const profiles = [brand.links.videoChannel, brand.links.podcast, brand.links.network, ...brand.links.social];
