import type { ResourceType } from '../schemas/resourceDownload.ts';

/** Every address of the site (specification §2, and rulings 'Other routes of ours'). */
export const paths = {
  home: '/',
  auth: '/auth',
  join: '/join',
  deals: '/deals',
  speaking: '/speaking',
  calendar: '/calendar',
  media: '/media',
  invest: '/invest',
  tv: '/tv',
  press: '/press',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  investmentDisclaimer: '/investment-disclaimer',
  programs: '/programs',
  projects: '/projects',
  blog: '/blog',
  about: '/about',
  summit: '/summit',
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
} as const;

/** The PDF files that the mails with a requested resource link to (rulings, 'Added by us'). */
export const resourcePaths: Record<ResourceType, string> = {
  ai_prompts: '/resources/ai-prompts.pdf',
  hell_week_pdf: '/resources/hell-week.pdf',
};

/** Files that pages link to. */
export const files = {
  /** All dates in one calendar that can be subscribed to (rulings, 'Added by us'). */
  calendarFeed: '/calendar.ics',
} as const;

/** The calendar file of one event. */
export function eventFile(id: string): string {
  return `/calendar/${id}.ics`;
}
