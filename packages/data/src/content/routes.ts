import { formatEventDaysDayFirst } from '../schemas/eventDates.ts';
import { summitDays } from './banner.ts';
import { brand } from './brand.ts';
import { calendarFeed, summitPlace } from './calendarFeed.ts';
import { files, paths } from './paths.ts';
import { ticketPrices } from './ticketPrices.ts';
import { titles, type PageName } from './titles.ts';

/** Metadata of a page's head. */
export interface PageMeta {
  /** Null for the not-found page. */
  path: string | null;
  /** For search results: at most 60 characters including the name. */
  title: string;
  /** For search results: at most 155 characters. */
  description: string;
  /** False for pages that need an account or a mailed link. */
  isForSearch: boolean;
  /** Calendar feed that the page links to. */
  feed?: { title: string; href: string };
}

/** Used by the build, which writes the metadata into each page. */
export const routes = {
  home: {
    path: paths.home,
    title: titles.home,
    description: `${brand.name} is ${brand.role}, then explains the numbers on stage.`,
    isForSearch: true,
  },
  auth: {
    path: paths.auth,
    title: titles.auth,
    description: 'Sign in or create an account to apply as an investor and to see the private deals.',
    isForSearch: false,
  },
  join: {
    path: paths.join,
    title: titles.join,
    description: 'Three steps: who you are before the law, what you would commit, and what you would read on a Sunday.',
    isForSearch: false,
  },
  deals: {
    path: paths.deals,
    title: titles.deals,
    description: 'Private deals for qualified investors. Targets are targets.',
    isForSearch: false,
  },
  speaking: {
    path: paths.speaking,
    title: titles.speaking,
    description: `Invite ${brand.name} to a conference, a workshop or a board. Tell us the date, the city and the room; the answer comes within 48 hours.`,
    isForSearch: true,
  },
  calendar: {
    path: paths.calendar,
    title: titles.calendar,
    description: `Where ${brand.name} speaks, by topic and region, measured from Amsterdam. Add a date to your calendar, or bring one of your own.`,
    isForSearch: true,
    feed: { title: calendarFeed.name, href: files.calendarFeed },
  },
  media: {
    path: paths.media,
    title: titles.media,
    description:
      'Four channels, all free: deals read aloud, sellers interviewed, and one idea a week with the arithmetic.',
    isForSearch: true,
  },
  invest: {
    path: paths.invest,
    title: titles.invest,
    description:
      'Hotels, houses, software and exotic assets: four tiers on one scale from €500K to €10M. Capital is at risk.',
    isForSearch: true,
  },
  tv: {
    path: paths.tv,
    title: titles.tv,
    description:
      'Eight owners, eight offers, and cameras in the room where nobody lets cameras in. Pilot filming planned Q4 2025.',
    isForSearch: true,
  },
  press: {
    path: paths.press,
    title: titles.press,
    description: `A paragraph to print, figures to quote, and a mailbox for photographs of ${brand.name}. We do not approve copy.`,
    isForSearch: true,
  },
  contact: {
    path: paths.contact,
    title: titles.contact,
    description:
      'One desk for four kinds of letter: general, speaking, media, partnership. Written, mailed or telephoned.',
    isForSearch: true,
  },
  privacy: {
    path: paths.privacy,
    title: titles.privacy,
    description:
      'What this site stores, why, for how long, and who handles it. It sets no cookie and counts no visits.',
    isForSearch: true,
  },
  terms: {
    path: paths.terms,
    title: titles.terms,
    description:
      'The rules for reading this site, for accounts and applications, and for inquiries about talks and programs.',
    isForSearch: true,
  },
  investmentDisclaimer: {
    path: paths.investmentDisclaimer,
    title: titles.investmentDisclaimer,
    description:
      'No offer is made on this site. You can lose all of the money. Targets are targets. Read this before you apply.',
    isForSearch: true,
  },
  programs: {
    path: paths.programs,
    title: titles.programs,
    description:
      'Deal sourcing, turnaround, a year among owners, and Hell Week: five courses from $5K to $50K, with the price in the open.',
    isForSearch: true,
  },
  projects: {
    path: paths.projects,
    title: titles.projects,
    description:
      'Six companies and what became of them: the price paid, the price now, and what was changed. Three sold, three held.',
    isForSearch: true,
  },
  blog: {
    path: paths.blog,
    title: titles.blog,
    description: 'Longer notes on smaller deals. The first is at the proof-reader.',
    isForSearch: true,
  },
  about: {
    path: paths.about,
    title: titles.about,
    description: `From a print shop in 2006 to nine companies held: how ${brand.name} buys, what went wrong, and three rules that came of it.`,
    isForSearch: true,
  },
  summit: {
    path: paths.summit,
    title: titles.summit,
    description: `${formatEventDaysDayFirst(summitDays)} in ${summitPlace.location}: 500 attendees, 100+ pitches, three days on the canals. General admission ${ticketPrices.general}, VIP ${ticketPrices.vip}.`,
    isForSearch: true,
  },
  authConfirm: {
    path: paths.authConfirm,
    title: titles.authConfirm,
    description: 'One press confirms an address, a new password or a change of address.',
    isForSearch: false,
  },
  newsletterConfirm: {
    path: paths.newsletterConfirm,
    title: titles.newsletterConfirm,
    description: 'One press puts your address on the list of the product memo.',
    isForSearch: false,
  },
  newsletterUnsubscribe: {
    path: paths.newsletterUnsubscribe,
    title: titles.newsletterUnsubscribe,
    description: 'One press takes your address off the list of the product memo.',
    isForSearch: false,
  },
  notFound: {
    path: null,
    title: titles.notFound,
    description: 'Nothing was printed at this address.',
    isForSearch: false,
  },
} satisfies Record<PageName, PageMeta>;
