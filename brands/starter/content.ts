/**
 * All content that the site imports from this brand. An export here replaces the one of `standard` with the same name.
 */
export * from '../standard/content.ts';
export { aboutPage } from './content/about.ts';
export { availability } from './content/availability.ts';
export { blog } from './content/blog.ts';
export { brand } from './content/brand.ts';
export { calendar, calendarFeed, events, onTheRoad } from './content/calendar.ts';
export { contactPage } from './content/contact.ts';
export { aboutTeaser, callToAction, contactStrip, hero, newsletter, quickWins, testimonials } from './content/home.ts';
export { privacy, terms } from './content/legal.ts';
export { mediaHub, podcast } from './content/media.ts';
export { newsletterMails } from './content/newsletter.ts';
export { footer, navigation } from './content/navigation.ts';
export { pressKit } from './content/press.ts';
export { programs } from './content/programs.ts';
export { invitation, speakingCards, speakingPage, speakingRequirements } from './content/speaking.ts';
export { pages, paths } from './pages.ts';
export { site } from './site.ts';
