import { formatEventDays } from '@podium/data/schemas/eventDates.ts';
import { pathsOf, type Pages } from '@podium/data/schemas/site.ts';
import { brand } from './content/brand.ts';
import { summitFacts } from './content/summitFacts.ts';
import { ticketPriceTexts } from './content/ticketPrices.ts';

/** Title of an inner page: its own name first. */
function titled(name: string): string {
  return `${name} | ${brand.name}`;
}

export const pages = {
  home: {
    path: '/',
    title: `${brand.name}: every talk is a closed deal, reopened`,
    description: `${brand.name} is ${brand.role}, then explains the numbers on stage.`,
  },
  auth: {
    path: '/auth',
    title: titled('Sign In'),
    description: 'Sign in or create an account to apply as an investor and to see the private deals.',
  },
  join: {
    path: '/join',
    title: titled('Investor application'),
    description: 'Three steps: who you are before the law, what you would commit, and what you would read on a Sunday.',
  },
  deals: {
    path: '/deals',
    title: titled('Deals'),
    description: 'Private deals for qualified investors. Targets are targets.',
  },
  speaking: {
    path: '/speaking',
    title: titled('Keynote and workshop speaker'),
    description: `Invite ${brand.name} to a conference, a workshop or a board. Tell us the date, the city and the room; the answer comes within 48 hours.`,
  },
  calendar: {
    path: '/calendar',
    title: titled('Speaking calendar'),
    description: `Where ${brand.name} speaks, by topic and region, measured from Amsterdam. Add a date to your calendar, or bring one of your own.`,
  },
  media: {
    path: '/media',
    title: titled('Videos, podcast and memo'),
    description:
      'Four channels, all free: deals read aloud, sellers interviewed, and one idea a week with the arithmetic.',
  },
  invest: {
    path: '/invest',
    title: titled('Investment criteria'),
    description:
      'Hotels, houses, software and exotic assets: four tiers on one scale from €500K to €10M. Capital is at risk.',
  },
  tv: {
    path: '/tv',
    title: titled('TV series'),
    description:
      'Eight owners, eight offers, and cameras in the room where nobody lets cameras in. Pilot filming planned Q4 2025.',
  },
  press: {
    path: '/press',
    title: titled('Press kit'),
    description: `A paragraph to print, figures to quote, and a mailbox for photographs of ${brand.name}. We do not approve copy.`,
  },
  contact: {
    path: '/contact',
    title: titled('Contact'),
    description:
      'One desk for four kinds of letter: general, speaking, media, partnership. Written, mailed or telephoned.',
  },
  privacy: {
    path: '/privacy',
    title: titled('Privacy'),
    description:
      'What this site stores, why, for how long, and who handles it. It sets no cookie and counts no visits.',
  },
  terms: {
    path: '/terms',
    title: titled('Terms'),
    description:
      'The rules for reading this site, for accounts and applications, and for inquiries about talks and programs.',
  },
  investmentDisclaimer: {
    path: '/investment-disclaimer',
    title: titled('Investment disclaimer'),
    description:
      'No offer is made on this site. You can lose all of the money. Targets are targets. Read this before you apply.',
  },
  programs: {
    path: '/programs',
    title: titled('Programs and prices'),
    description:
      'Deal sourcing, turnaround, a year among owners, and Hell Week: five courses from $5K to $50K, with the price in the open.',
  },
  projects: {
    path: '/projects',
    title: titled('Past deals'),
    description:
      'Six companies and what became of them: the price paid, the price now, and what was changed. Three sold, three held.',
  },
  blog: {
    path: '/blog',
    title: titled('Blog'),
    description: 'Longer notes on smaller deals. The first is with the proof-reader.',
  },
  about: {
    path: '/about',
    title: titled('About'),
    description: `From a print shop in 2006 to nine companies held: how ${brand.name} buys, what went wrong, and three rules that came of it.`,
  },
  summit: {
    path: '/summit',
    title: titled('Legacy Summit, Amsterdam'),
    description: `${formatEventDays(summitFacts.days, 'en-GB')} in ${summitFacts.place.location}: 500 attendees, 100+ pitches, three days on the canals. General admission ${ticketPriceTexts.general}, VIP ${ticketPriceTexts.vip}.`,
  },
  authConfirm: {
    path: '/auth/confirm',
    title: titled('Confirm'),
    description: 'One press confirms an address, a new password or a change of address.',
  },
  newsletterConfirm: {
    path: '/newsletter/confirm',
    title: titled('Confirm your address'),
    description: 'One press puts your address on the list of the product memo.',
  },
  newsletterUnsubscribe: {
    path: '/newsletter/unsubscribe',
    title: titled('Leave the list'),
    description: 'One press takes your address off the list of the product memo.',
  },
  notFound: { title: titled('Oops! Page not found'), description: 'Nothing was printed at this address.' },
} satisfies Pages;

/** The path of every page (REQ-ROUTE-1, REQ-ROUTE-4). */
export const paths = pathsOf(pages);
