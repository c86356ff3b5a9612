import type { ResourceType } from '@podium/data/schemas/resourceDownload.ts';

/** Every path of the site (REQ-ROUTE-1, REQ-ROUTE-4). */
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
  authConfirm: '/auth/confirm',
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
} as const;

/** The PDF files that the resource mails link to (REQ-RES-1). */
export const resourcePaths: Record<ResourceType, string> = {
  ai_prompts: '/resources/ai-prompts.pdf',
  hell_week_pdf: '/resources/hell-week.pdf',
};

export const files = {
  /** All events in one feed to subscribe to (REQ-CAL-4). */
  calendarFeed: '/calendar.ics',
} as const;

/** Path of the .ics file of one event. */
export function eventFile(id: string): string {
  return `/calendar/${id}.ics`;
}
