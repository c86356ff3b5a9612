import { formatEventDaysDayFirst } from '@podium/data/schemas/eventDates.ts';
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
  description: string;
  /** False for pages that need an account or a mailed link. */
  isForSearch: boolean;
  /** Calendar feed that the page links to. */
  feed?: { title: string; href: string };
}

/** For search results: at most 155 characters. */
const descriptions: Record<PageName, string> = {
  home: `${brand.name} is ${brand.role}, then explains the numbers on stage.`,
  auth: 'Sign in or create an account to apply as an investor and to see the private deals.',
  join: 'Three steps: who you are before the law, what you would commit, and what you would read on a Sunday.',
  deals: 'Private deals for qualified investors. Targets are targets.',
  speaking: `Invite ${brand.name} to a conference, a workshop or a board. Tell us the date, the city and the room; the answer comes within 48 hours.`,
  calendar: `Where ${brand.name} speaks, by topic and region, measured from Amsterdam. Add a date to your calendar, or bring one of your own.`,
  media: 'Four channels, all free: deals read aloud, sellers interviewed, and one idea a week with the arithmetic.',
  invest: 'Hotels, houses, software and exotic assets: four tiers on one scale from €500K to €10M. Capital is at risk.',
  tv: 'Eight owners, eight offers, and cameras in the room where nobody lets cameras in. Pilot filming planned Q4 2025.',
  press: `A paragraph to print, figures to quote, and a mailbox for photographs of ${brand.name}. We do not approve copy.`,
  contact: 'One desk for four kinds of letter: general, speaking, media, partnership. Written, mailed or telephoned.',
  privacy: 'What this site stores, why, for how long, and who handles it. It sets no cookie and counts no visits.',
  terms: 'The rules for reading this site, for accounts and applications, and for inquiries about talks and programs.',
  investmentDisclaimer:
    'No offer is made on this site. You can lose all of the money. Targets are targets. Read this before you apply.',
  programs:
    'Deal sourcing, turnaround, a year among owners, and Hell Week: five courses from $5K to $50K, with the price in the open.',
  projects:
    'Six companies and what became of them: the price paid, the price now, and what was changed. Three sold, three held.',
  blog: 'Longer notes on smaller deals. The first is at the proof-reader.',
  about: `From a print shop in 2006 to nine companies held: how ${brand.name} buys, what went wrong, and three rules that came of it.`,
  summit: `${formatEventDaysDayFirst(summitDays)} in ${summitPlace.location}: 500 attendees, 100+ pitches, three days on the canals. General admission ${ticketPrices.general}, VIP ${ticketPrices.vip}.`,
  authConfirm: 'One press confirms an address, a new password or a change of address.',
  newsletterConfirm: 'One press puts your address on the list of the product memo.',
  newsletterUnsubscribe: 'One press takes your address off the list of the product memo.',
  notFound: 'Nothing was printed at this address.',
};

/** Pages that need an account or a mailed link, and the not-found page. */
const outsideSearch: readonly PageName[] = [
  'auth',
  'join',
  'deals',
  'authConfirm',
  'newsletterConfirm',
  'newsletterUnsubscribe',
  'notFound',
];

const pagePaths: Partial<Record<PageName, string>> = paths;
const feeds: Partial<Record<PageName, PageMeta['feed']>> = {
  calendar: { title: calendarFeed.name, href: files.calendarFeed },
};

function metaOf(name: PageName): PageMeta {
  return {
    path: pagePaths[name] ?? null,
    title: titles[name],
    description: descriptions[name],
    isForSearch: !outsideSearch.includes(name),
    feed: feeds[name],
  };
}

/** Used by the build, which writes the metadata into each page. */
export const routes = Object.fromEntries(
  (Object.keys(titles) as PageName[]).map((name) => [name, metaOf(name)]),
) as Record<PageName, PageMeta>;
