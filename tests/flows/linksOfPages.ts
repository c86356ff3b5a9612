import { banner } from '@podium/brands/legal-tender/content/banner.ts';
import { brand } from '@podium/brands/legal-tender/content/brand.ts';
import { podcast } from '@podium/brands/legal-tender/content/podcast.ts';
import { programs } from '@podium/brands/legal-tender/content/programs.ts';
import { quickWins } from '@podium/brands/legal-tender/content/quickWins.ts';
import { transformationStories } from '@podium/brands/legal-tender/content/transformationStories.ts';
import { tvSeries } from '@podium/brands/legal-tender/content/tvSeries.ts';
import { videoTeaser } from '@podium/brands/legal-tender/content/videoTeaser.ts';
import { site } from '@podium/brands/legal-tender/site.ts';
import { pastEventText } from '../../packages/data/src/schemas/eventDates.ts';

export const book = `Book ${brand.shortName}`;

/** Navigation bar: label, anchor at home, route elsewhere (REQ-NAV-2). */
export const items = [
  ['About', '#about', '/about'],
  ['Speaking', '#speaking', '/speaking'],
  ['Calendar', '#calendar', '/calendar'],
  ['Media', '#media', '/media'],
  ['Investments', '#investments', '/invest'],
  ['TV Series', '#tv-series', '/tv'],
  ['Contact', '#contact', '/contact'],
] as const;

/** Page, part of the page, label, target, number of links (REQ-HOME-2, REQ-BAN-1). */
export const links = [
  ['/', '#hero', 'Book Speaking', '/speaking', 1],
  ['/', '#hero', 'Request Deal Access', '/join', 1],
  ['/', 'main', /^View Case Study/, '/contact', 3],
  ['/', '#speaking', 'Book Now', '/speaking', 1],
  ['/', '#speaking', 'Priority List', '/speaking', 1],
  ['/', '#speaking', 'Apply', '/speaking', 1],
  ['/', '#about', 'Press Kit', '/press', 1],
  ['/', '#investments', 'Access Deals', '/deals', 1],
  ['/', '#investments', 'Investment Criteria', '/invest', 1],
  ['/', '#tv-series', 'Production Inquiries', '/contact', 1],
  ['/', 'main', 'Request Exclusive Access', '/join', 1],
  ['/', '#contact', 'Contact Us via Form', '/contact', 1],
  ['/', '#contact', 'Submit Speaking Request', '/speaking', 1],
  ['/', '#contact', 'Write a message', '/contact', 1],
  ['/', 'footer', 'Keynote Speaking', '/speaking', 1],
  ['/', 'footer', 'Workshops', '/speaking', 1],
  ['/', 'footer', 'Sign In', '/auth', 1],
  ['/', 'footer', 'Privacy', '/privacy', 1],
  ['/', 'footer', 'Terms', '/terms', 1],
  ['/', 'footer', 'Investment disclaimer', '/investment-disclaimer', 1],
  ['/invest', 'main', 'Access Deals', '/deals', 1],
  ['/programs', 'main', 'Apply', '/join', 1],
  ['/programs', 'main', 'Enroll', '/contact', 1],
  ['/projects', 'main', 'START THE CONVERSATION', '/contact', 1],
  ['/investment-disclaimer', 'main', /application/, '/join', 1],
  ['/about', 'header', 'SECURE YOUR SEAT', '/summit', 1],
  ['/about', 'header', 'Sign In', '/auth', 1],
  ['/press', 'main', 'Request Press Kit', `mailto:${brand.mailboxes.press}`, 1],
] as const;

/** Controls without an action (REQ-HOME-2): page, label, reason, number of controls. */
export const silent = [
  ['/', 'Watch masterclass', videoTeaser.action, 1],
  ['/', 'Unlock strategies', quickWins.action, 1],
  ['/', 'Listen now', podcast.listen, 1],
  ['/', 'View all episodes', podcast.all, 1],
  ['/', /^Watch on/, tvSeries.platforms[0], 2],
  ['/tv', /^Watch on/, tvSeries.platforms[0], 2],
  ['/speaking', 'Watch the story', transformationStories.watch, 2],
  ['/programs', 'Watch the story', transformationStories.watch, 2],
  ['/programs', 'GET INSTANT ACCESS', programs.tools.action, 1],
  // The summit is over.
  ['/programs', 'GRAB YOUR TICKET', { reason: pastEventText(banner.pastEvent, banner.days, site.locale) }, 1],
  ['/summit', 'SECURE YOUR TICKET NOW', { reason: pastEventText(banner.pastEvent, banner.days, site.locale) }, 2],
] as const;
