import { brand } from './brand.ts';

/** Title of an inner page: its own name first. */
export function titled(name: string): string {
  return `${name} | ${brand.name}`;
}

/** Page titles, at most 60 characters including the name. The browser needs no other metadata. */
export const titles = {
  home: `${brand.name}: every talk is a closed deal, reopened`,
  auth: titled('Sign In'),
  join: titled('Investor application'),
  deals: titled('Deals'),
  speaking: titled('Keynote and workshop speaker'),
  calendar: titled('Speaking calendar'),
  media: titled('Videos, podcast and memo'),
  invest: titled('Investment criteria'),
  tv: titled('TV series'),
  press: titled('Press kit'),
  contact: titled('Contact'),
  privacy: titled('Privacy'),
  terms: titled('Terms'),
  investmentDisclaimer: titled('Investment disclaimer'),
  programs: titled('Programs and prices'),
  projects: titled('Past deals'),
  blog: titled('Blog'),
  about: titled('About'),
  summit: titled('Legacy Summit, Amsterdam'),
  authConfirm: titled('Confirm'),
  newsletterConfirm: titled('Confirm your address'),
  newsletterUnsubscribe: titled('Leave the list'),
  notFound: titled('Oops! Page not found'),
} as const;

export type PageName = keyof typeof titles;
