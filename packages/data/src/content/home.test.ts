import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { daysOf } from '../events/eventDays.ts';
import { monthOf } from '../events/calendarDays.ts';
import { actionSchema, linkSchema } from '../schemas/action.ts';
import { caseStudySchema, caseStudySlugs } from '../schemas/caseStudy.ts';
import { citySchema } from '../schemas/city.ts';
import { formatEuroRange } from '../schemas/euros.ts';
import { formatEventDays, pastEventText } from '../schemas/eventDates.ts';
import { episodeNumber } from '../schemas/episodeNumber.ts';
import { eventRegions, eventTopics } from '../schemas/eventOptions.ts';
import { freeResourceSchema } from '../schemas/freeResource.ts';
import { investmentTierSchema } from '../schemas/investmentTier.ts';
import { invitationSchema } from '../schemas/invitation.ts';
import { isExternal } from '../schemas/isExternal.ts';
import { cleanText } from '../schemas/limits.ts';
import { mediaChannelSchema } from '../schemas/mediaChannel.ts';
import { podcastEpisodeSchema } from '../schemas/podcastEpisode.ts';
import { quickWinSchema } from '../schemas/quickWin.ts';
import { resourceTypes } from '../schemas/resourceDownload.ts';
import { speakingCardSchema } from '../schemas/speakingCard.ts';
import { speakingEventSchema } from '../schemas/speakingEvent.ts';
import { testimonialSchema, transformationStorySchema } from '../schemas/testimonial.ts';
import { textsOf } from '../testing/textsOf.ts';
import { aboutTeaser } from './aboutTeaser.ts';
import { asSeenOn } from './asSeenOn.ts';
import { brand } from './brand.ts';
import { calendar } from './calendar.ts';
import { calendarFeed } from './calendarFeed.ts';
import { callToAction } from './callToAction.ts';
import { caseStudies } from './caseStudies.ts';
import { contactStrip } from './contactStrip.ts';
import { eventDialog } from './eventDialog.ts';
import { events, roadEvents } from './events.ts';
import { freeResources } from './freeResources.ts';
import { investments } from './investments.ts';
import { invitation } from './invitation.ts';
import { mediaHub } from './mediaHub.ts';
import { onTheRoad } from './onTheRoad.ts';
import { eventFile, files, paths } from './paths.ts';
import { podcast } from './podcast.ts';
import { quickWins } from './quickWins.ts';
import { sampleContent } from './sampleContent.ts';
import { speakingCards } from './speakingCards.ts';
import { speakingRequirements } from './speakingRequirements.ts';
import { testimonials } from './testimonials.ts';
import { transformationStories } from './transformationStories.ts';
import { tvSeries } from './tvSeries.ts';
import { videoTeaser } from './videoTeaser.ts';

const sections = {
  aboutTeaser,
  asSeenOn,
  calendar,
  calendarFeed,
  callToAction,
  caseStudies,
  contactStrip,
  eventDialog,
  freeResources,
  investments,
  invitation,
  mediaHub,
  onTheRoad,
  podcast,
  quickWins,
  speakingCards,
  speakingRequirements,
  testimonials,
  transformationStories,
  tvSeries,
  videoTeaser,
};
const texts = Object.entries(sections).flatMap(([name, section]) => textsOf(section, name));
const hrefs = texts.filter(([way]) => way.endsWith('.href')).map(([, href]) => href);
const cards = [speakingCards.keynote, speakingCards.summits, speakingCards.workshops];
const inBrand = textsOf(brand.links, 'links').map(([, text]) => text);

/** Formats actions as 'Book Now -> /speaking'; an action without `href` is its label alone. */
function ways(actions: readonly { label: string; href?: string }[]): string[] {
  return actions.map(({ label, href }) => (href ? `${label} -> ${href}` : label));
}

/** All texts of a section, joined. */
function saidBy(section: keyof typeof sections): string {
  return textsOf(sections[section], section)
    .map(([, text]) => text)
    .join('\n');
}

describe('REQ-TEXT-1: texts of the home page', () => {
  test('are not empty and have no stray spaces', () => {
    const untidy = texts.filter(([key, text]) => {
      // The parts of a sentence with a link keep the spaces between them.
      const isPart = /\.noScript\.\d+$/.test(key);
      return cleanText(text) === '' || cleanText(text) !== (isPart ? text.trim() : text);
    });
    expect(untidy).toEqual([]);
  });

  test('have an exclamation mark only where the required text has one', () => {
    expect(texts.filter(([, text]) => text.includes('!')).map(([, text]) => text)).toEqual([
      'Download link sent to your email!',
    ]);
  });

  test('contain no word that docs/voice.md forbids', () => {
    const forbidden = /\b(?:best|greatest|leading|unique|world-class|potential|passionate|journey|lorem)\b/i;
    expect(texts.filter(([, text]) => forbidden.test(text))).toEqual([]);
  });

  test('link only to addresses of the site or of the brand file', () => {
    const known: string[] = [
      ...Object.values(paths),
      ...Object.values(files),
      `${paths.home}#newsletter`,
      `mailto:${brand.mailboxes.owner}`,
      ...inBrand,
    ];
    expect(hrefs.length).toBeGreaterThan(20);
    expect(hrefs.filter((href) => !known.includes(href))).toEqual([]);
  });

  test.each([
    ['case studies', caseStudySchema, caseStudies.items],
    ['quick wins', quickWinSchema, quickWins.items],
    ['testimonials', testimonialSchema, testimonials.items],
    ['transformation stories', transformationStorySchema, transformationStories.items],
    ['episodes', podcastEpisodeSchema, podcast.episodes],
    ['resources', freeResourceSchema, freeResources.items],
    ['speaking cards', speakingCardSchema, cards],
    ['events', speakingEventSchema, events],
    ['cities', citySchema, calendar.cities],
    ['channels', mediaChannelSchema, mediaHub.channels],
    ['tiers', investmentTierSchema, investments.tiers],
    [
      'actions',
      actionSchema,
      [videoTeaser.action, quickWins.action, podcast.listen, podcast.all, ...tvSeries.platforms],
    ],
    ['links', linkSchema, [caseStudies.action, aboutTeaser.pressKit, tvSeries.production, contactStrip.email]],
  ])('%s follow their schema', (_name, schema: z.ZodMiniType, items: readonly unknown[]) => {
    expect(z.array(schema).parse(items)).toEqual(items);
  });
});

describe('REQ-TEXT-3: sampleContent lists the invented content', () => {
  test('under the names of existing files', () => {
    const missing = Object.keys(sampleContent).filter((name) => !existsSync(new URL(`${name}.ts`, import.meta.url)));
    expect(missing).toEqual([]);
  });

  test('with every file of the home page that has invented people, outlets, events or results', () => {
    expect(Object.keys(sampleContent)).toEqual(
      expect.arrayContaining([
        'brand',
        'caseStudies',
        'asSeenOn',
        'testimonials',
        'transformationStories',
        'podcast',
        'events',
        'mediaHub',
        'tvSeries',
      ]),
    );
  });

  test('its external links end in .example', () => {
    const addresses = texts.map(([, text]) => text).filter(isExternal);
    expect(addresses.length).toBeGreaterThan(8);
    expect(addresses.filter((address) => !new URL(address).hostname.endsWith('.example'))).toEqual([]);
  });
});

describe('REQ-HOME-1, REQ-HOME-2: home page', () => {
  test('the sections have their anchors', () => {
    const anchored = [aboutTeaser, speakingCards, calendar, mediaHub, investments, tvSeries, contactStrip];
    expect(anchored.map(({ anchor }) => anchor).join(', ')).toBe(
      'about, speaking, calendar, media, investments, tv-series, contact',
    );
  });

  test('three case studies have one button to /contact', () => {
    expect(caseStudies.items.map(({ slug }) => slug)).toEqual([...caseStudySlugs]);
    expect(ways([caseStudies.action])).toEqual(['View Case Study -> /contact']);
  });

  test('all speaking cards lead to /speaking', () => {
    expect(cards.map(({ title }) => title)).toEqual(['Keynote Speaking', 'Legacy Summits', 'AI Execution Workshops']);
    expect(ways(cards.map(({ action }) => action))).toEqual([
      'Book Now -> /speaking',
      'Priority List -> /speaking',
      'Apply -> /speaking',
    ]);
  });

  test('buttons without an action have no address', () => {
    expect(ways([videoTeaser.action, quickWins.action, podcast.listen, podcast.all, ...tvSeries.platforms])).toEqual([
      'Watch masterclass',
      'Unlock strategies',
      'Listen now',
      'View all episodes',
      'Watch on Kijkdoos',
      'Watch on Nachtnet',
    ]);
  });

  test('the other links have their labels and targets', () => {
    expect(
      ways([
        aboutTeaser.pressKit,
        investments.actions.criteria,
        investments.actions.deals,
        tvSeries.production,
        contactStrip.actions.form,
        contactStrip.actions.speaking,
        callToAction.actions.primary,
        callToAction.actions.secondary,
      ]),
    ).toEqual([
      'Press Kit -> /press',
      'Investment Criteria -> /invest',
      'Access Deals -> /deals',
      'Production Inquiries -> /contact',
      'Contact Us via Form -> /contact',
      'Submit Speaking Request -> /speaking',
      'Request Exclusive Access -> /join',
      `Book ${brand.shortName} -> /speaking`,
    ]);
    expect(contactStrip.email.href).toBe('/contact');
  });

  test('video channel, podcast, professional network and social profiles are external links', () => {
    const { videoChannel, podcast: podcastLink, network, social } = brand.links;
    expect(contactStrip.elsewhere).toEqual([videoChannel, podcastLink, network, ...social]);
    expect(contactStrip.elsewhere.filter(({ href }) => !isExternal(href))).toEqual([]);
  });

  test('there are six testimonials, and stories with and without a video', () => {
    expect(testimonials.items).toHaveLength(6);
    expect(testimonials.items.filter(({ metric, metricLabel }) => !metric !== !metricLabel)).toEqual([]);
    expect(new Set(transformationStories.items.map(({ hasVideo }) => hasVideo)).size).toBe(2);
    expect(transformationStories.watch.label).toBe('Watch the story');
  });

  test('the episodes are 47 to 44, padded to three digits', () => {
    expect(podcast.episodes.map(({ number }) => episodeNumber(number))).toEqual(['047', '046', '045', '044']);
  });

  test('two resources can be requested', () => {
    expect(freeResources.items.map(({ type }) => type)).toEqual([...resourceTypes]);
  });

  test("REQ-HOME-4: the 'On the Road' drawer has its heading and button", () => {
    expect(onTheRoad).toMatchObject({
      trigger: 'On the Road',
      heading: 'Upcoming Speaking Events',
      invite: { label: `Invite ${brand.shortName} to Your Event`, anchor: 'calendar' },
    });
  });

  test("REQ-CAL-4: the event dialog has the action 'Add to Calendar'", () => {
    expect(eventDialog.calendars.service.label).toBe('Add to Calendar');
    expect(eventDialog.speakerSuffix).toBe(brand.speakerSuffix);
  });

  test('channels are ordered by audience, the largest last', () => {
    const audiences = mediaHub.channels.map(({ audience }) => audience);
    expect(audiences).toEqual(['3,900', '10,000+', '220K', '410K']);
  });
});

describe('REQ-CAL-1, REQ-CAL-3: speaking events', () => {
  test('there are 8 events in 2025, ordered by date', () => {
    expect(events).toHaveLength(8);
    expect(events.flatMap(({ date, endDate }) => [date, endDate]).filter((day) => !day.startsWith('2025-'))).toEqual(
      [],
    );
    expect(events.map(({ date }) => date)).toEqual(events.map(({ date }) => date).toSorted());
  });

  test('REQ-HOME-4: the three events of the drawer are entries of the same list', () => {
    expect(roadEvents).toHaveLength(3);
    expect(onTheRoad.events).toEqual(events.filter(({ id }) => roadEvents.some((event) => event.id === id)));
    expect(new Set(events.map(({ id }) => id)).size).toBe(8);
  });

  test('every topic, region and status occurs, and one event spans two months', () => {
    expect(new Set(events.flatMap(({ topics }) => topics))).toEqual(new Set(eventTopics));
    expect(new Set(events.map(({ region }) => region))).toEqual(new Set(eventRegions));
    expect(new Set(events.map(({ status }) => status))).toEqual(new Set(Object.keys(calendar.statuses)));
    expect(events.filter(({ date, endDate }) => monthOf(date) !== monthOf(endDate))).toHaveLength(1);
  });

  test('every city is on the map, each once', () => {
    expect(calendar.cities.map(({ name }) => name).toSorted()).toEqual(
      [...new Set(events.map(({ location }) => location))].toSorted(),
    );
  });

  test('REQ-DAY-1: each event has a text for the time after it', () => {
    const capital = events.find(({ id }) => id === 'european-capital-summit')!;
    expect(pastEventText(daysOf(capital))).toBe('This event took place on September 11-12, 2025');
  });

  test('REQ-CAL-4: the feed holds all events and the summit, each once', () => {
    const ids = calendarFeed.entries.map(({ id }) => id);
    expect(ids).toHaveLength(9);
    expect(new Set(ids)).toEqual(new Set([...events.map(({ id }) => id), 'legacy-summit-2026']));
    expect(formatEventDays(calendarFeed.entries.at(-1)!)).toBe('May 21-23, 2026');
    expect(ids.map(eventFile)).not.toContain(files.calendarFeed);
  });
});

describe('REQ-CAL-3: event status', () => {
  test('every status that occurs has its label', () => {
    expect(calendar.statuses).toMatchObject({ confirmed: 'Confirmed', pending: 'Pending', tentative: 'Tentative' });
    expect(onTheRoad.statuses).toBe(calendar.statuses);
    expect(eventDialog.statuses).toBe(calendar.statuses);
  });
});

describe('REQ-CAL-5: invitation form', () => {
  test('each field has its label in the form and in the mail', () => {
    const fields = Object.keys(invitationSchema.shape).filter((name) => name !== 'requirements');
    expect(fields).toHaveLength(11);
    expect(Object.keys(invitation.labels).toSorted()).toEqual(fields.toSorted());
    expect(invitation.mail.labels).toBe(invitation.labels);
    expect(Object.keys(invitation.placeholders).filter((name) => !fields.includes(name))).toEqual([]);
  });

  test('the consent label counts the speaking requirements', () => {
    expect(invitation.requirements).toBe(speakingRequirements.requirements);
    expect(invitation.consent.label).toBe('We accept all eight requirements');
  });

  test('the mail goes to the speaking mailbox', () => {
    expect(invitation.mail.mailbox).toBe(brand.mailboxes.speaking);
  });
});

describe('REQ-RES-1, REQ-MSG-1: resource download', () => {
  test('has its three messages', () => {
    expect([freeResources.missingToast, freeResources.failureToast, freeResources.successToast]).toEqual([
      { title: 'Please enter your email to download' },
      { title: 'Failed to process download. Please try again.' },
      { title: 'Download link sent to your email!' },
    ]);
  });
});

describe('REQ-TEXT-2: constants of the home page', () => {
  test('filter options of the events', () => {
    expect(eventTopics).toEqual(['AI', 'Storytelling', 'Private Equity', 'M&A', 'Entrepreneurship']);
    expect(eventRegions).toEqual(['Europe', 'USA', 'GCC']);
  });

  test('speaking requirements', () => {
    expect(
      speakingRequirements.requirements.map((line) =>
        line.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()),
      ),
    ).toEqual([
      'business-class flights for flights of 3+ hours',
      '5-star hotel (minimum 4-star for single-night events)',
      'luxury ground transport',
      'speaking fee range €15,000 - €50,000',
      'meals for the speaker and one team member',
      'professional AV with backup',
      'pre-event briefing call',
      'post-event networking reception access',
    ]);
  });

  test('ranges and types of the investment tiers', () => {
    expect(investments.tiers.map((tier) => `${formatEuroRange(tier)} ${tier.type}`)).toEqual([
      '€2M-€5M Luxury real estate',
      '€500K-€2M Boutique hotels',
      '€1M-€10M AI tech rollups',
      '€3M-€8M Exotic assets',
    ]);
    expect(investments.chart.minimum).toBe('Minimum investment €500K');
    expect(Math.max(...investments.tiers.map(({ to }) => to))).toBe(investments.chart.end);
  });

  test.each([
    ['callToAction', '10,000+ dealmakers on the list'],
    ['asSeenOn', '500+ media mentions'],
    ['freeResources', '5,247 downloads this week'],
    ['freeResources', '3,891 downloads this week'],
    ['freeResources', '50 pages'],
    ['mediaHub', '10,000+'],
    ['contactStrip', 'within 48 hours'],
    ['tvSeries', 'Pilot filming planned Q4 2025'],
    ['speakingCards', 'launch Q4 2025'],
  ] as const)('%s contains: %s', (section, claim) => {
    expect(saidBy(section)).toContain(claim);
  });

  test('the four figures of the about section', () => {
    expect(aboutTeaser.stats.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
      '500+ media mentions',
      '50+ Fortune 500 clients',
      '200+ podcast appearances',
      '1M+ social following',
    ]);
  });

  test('the Hell Week PDF has 50 pages', () => {
    expect(freeResources.items.find(({ type }) => type === 'hell_week_pdf')?.pages).toBe(50);
  });

  test('the three cities of the Legacy Summits', () => {
    expect(speakingCards.summits.cities).toEqual(['Lisbon', 'Vienna', 'Dubai']);
  });

  test('place and details of the summit in the feed', () => {
    expect(calendarFeed.entries.at(-1)).toMatchObject({
      location: 'Amsterdam, The Netherlands',
      details: 'Three days, 500 attendees, 100+ pitches.',
    });
  });
});
