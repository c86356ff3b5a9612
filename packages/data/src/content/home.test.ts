import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { daysOf } from '../events/eventDays.ts';
import { monthOf } from '../events/calendarDays.ts';
import { actionSchema, linkSchema } from '../schemas/action.ts';
import { caseStudySchema, caseStudySlugs } from '../schemas/caseStudy.ts';
import { citySchema } from '../schemas/city.ts';
import { formatEuroRange } from '../schemas/euros.ts';
import { formatEventDays, pastEventNote } from '../schemas/eventDates.ts';
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
import { speakingRider } from './speakingRider.ts';
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
  speakingRider,
  testimonials,
  transformationStories,
  tvSeries,
  videoTeaser,
};
const texts = Object.entries(sections).flatMap(([name, section]) => textsOf(section, name));
const hrefs = texts.filter(([way]) => way.endsWith('.href')).map(([, href]) => href);
const cards = [speakingCards.keynote, speakingCards.summits, speakingCards.workshops];
const inBrand = textsOf(brand.links, 'links').map(([, text]) => text);

/** 'Book Now -> /speaking'; an action that leads nowhere is its label alone. */
function ways(actions: readonly { label: string; href?: string }[]): string[] {
  return actions.map(({ label, href }) => (href ? `${label} -> ${href}` : label));
}

/** Everything that a section says, in one text. */
function saidBy(section: keyof typeof sections): string {
  return textsOf(sections[section], section)
    .map(([, text]) => text)
    .join('\n');
}

describe('every text of the home page', () => {
  test('has something in it and no stray spaces', () => {
    const untidy = texts.filter(([key, text]) => {
      // The parts of a sentence with a link in it keep the spaces between them.
      const isPart = /\.withoutScripts\.\d+$/.test(key);
      return cleanText(text) === '' || cleanText(text) !== (isPart ? text.trim() : text);
    });
    expect(untidy).toEqual([]);
  });

  test('follows the voice: no exclamation mark that the specification does not ask for', () => {
    expect(texts.filter(([, text]) => text.includes('!')).map(([, text]) => text)).toEqual([
      'Download link sent to your email!',
    ]);
  });

  test('uses none of the words that the voice forbids', () => {
    const forbidden = /\b(?:best|greatest|leading|unique|world-class|potential|passionate|journey|lorem)\b/i;
    expect(texts.filter(([, text]) => forbidden.test(text))).toEqual([]);
  });

  test('leads only to addresses that the site has, or that the brand file names', () => {
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

describe('rulings, fixed content: what is invented is listed in one place', () => {
  test('under the names of the files it stands in', () => {
    const missing = Object.keys(sampleContent).filter((name) => !existsSync(new URL(`${name}.ts`, import.meta.url)));
    expect(missing).toEqual([]);
  });

  test('and every file of the home page with invented people, outlets, events or results is among them', () => {
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

  test('no address of it can reach a real person', () => {
    const addresses = texts.map(([, text]) => text).filter(isExternal);
    expect(addresses.length).toBeGreaterThan(8);
    expect(addresses.filter((address) => !new URL(address).hostname.endsWith('.example'))).toEqual([]);
  });
});

describe('specification §2, home page', () => {
  test('anchors of its sections', () => {
    const anchored = [aboutTeaser, speakingCards, calendar, mediaHub, investments, tvSeries, contactStrip];
    expect(anchored.map(({ anchor }) => anchor).join(', ')).toBe(
      'about, speaking, calendar, media, investments, tv-series, contact',
    );
  });

  test('three case studies, each with a button to /contact', () => {
    expect(caseStudies.items.map(({ slug }) => slug)).toEqual([...caseStudySlugs]);
    expect(ways([caseStudies.action])).toEqual(['View Case Study -> /contact']);
  });

  test('speaking cards, all to /speaking', () => {
    expect(cards.map(({ title }) => title)).toEqual(['Keynote Speaking', 'Legacy Summits', 'AI Execution Workshops']);
    expect(ways(cards.map(({ action }) => action))).toEqual([
      'Book Now -> /speaking',
      'Priority List -> /speaking',
      'Apply -> /speaking',
    ]);
  });

  test('buttons with no action have no address', () => {
    expect(ways([videoTeaser.action, quickWins.action, podcast.listen, podcast.all, ...tvSeries.platforms])).toEqual([
      'Watch masterclass',
      'Unlock strategies',
      'Listen now',
      'View all episodes',
      'Watch on Kijkdoos',
      'Watch on Nachtnet',
    ]);
  });

  test('other links', () => {
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

  test('video channel, podcast, professional network and social profiles lie outside the site', () => {
    const { videoChannel, podcast: podcastLink, network, social } = brand.links;
    expect(contactStrip.elsewhere).toEqual([videoChannel, podcastLink, network, ...social]);
    expect(contactStrip.elsewhere.filter(({ href }) => !isExternal(href))).toEqual([]);
  });

  test('six testimonials and, in the second style, stories with and without a film', () => {
    expect(testimonials.items).toHaveLength(6);
    expect(testimonials.items.filter(({ metric, metricLabel }) => !metric !== !metricLabel)).toEqual([]);
    expect(new Set(transformationStories.items.map(({ hasVideo }) => hasVideo)).size).toBe(2);
    expect(transformationStories.watch.label).toBe('Watch the story');
  });

  test('episodes 47 down to 44, shown padded to three digits', () => {
    expect(podcast.episodes.map(({ number }) => episodeNumber(number))).toEqual(['047', '046', '045', '044']);
  });

  test('the two resources that can be asked for', () => {
    expect(freeResources.items.map(({ type }) => type)).toEqual([...resourceTypes]);
  });

  test("the drawer of the 'On the Road' button", () => {
    expect(onTheRoad).toMatchObject({
      trigger: 'On the Road',
      heading: 'Upcoming Speaking Events',
      invite: { label: `Invite ${brand.shortName} to Your Event`, anchor: 'calendar' },
    });
  });

  test("an event's dialog has the action 'Add to Calendar'", () => {
    expect(eventDialog.calendars.service.label).toBe('Add to Calendar');
    expect(eventDialog.speakerSuffix).toBe(brand.speakerSuffix);
  });

  test('channels by face value, the largest last', () => {
    const audiences = mediaHub.channels.map(({ audience }) => audience);
    expect(audiences).toEqual(['3,900', '10,000+', '220K', '410K']);
  });
});

describe('specification §3, speaking events', () => {
  test('there are 8 events in 2025, in the order of their days', () => {
    expect(events).toHaveLength(8);
    expect(events.flatMap(({ date, endDate }) => [date, endDate]).filter((day) => !day.startsWith('2025-'))).toEqual(
      [],
    );
    expect(events.map(({ date }) => date)).toEqual(events.map(({ date }) => date).toSorted());
  });

  test("rulings: the drawer's three are entries of the same list, with ids of their own", () => {
    expect(roadEvents).toHaveLength(3);
    expect(onTheRoad.events).toEqual(events.filter(({ id }) => roadEvents.some((event) => event.id === id)));
    expect(new Set(events.map(({ id }) => id)).size).toBe(8);
  });

  test('every topic, region and kind of status occurs, and an event that crosses the end of a month', () => {
    expect(new Set(events.flatMap(({ topics }) => topics))).toEqual(new Set(eventTopics));
    expect(new Set(events.map(({ region }) => region))).toEqual(new Set(eventRegions));
    expect(new Set(events.map(({ status }) => status))).toEqual(new Set(Object.keys(calendar.statuses)));
    expect(events.filter(({ date, endDate }) => monthOf(date) !== monthOf(endDate))).toHaveLength(1);
  });

  test('every city is on the chart, each once', () => {
    expect(calendar.cities.map(({ name }) => name).toSorted()).toEqual(
      [...new Set(events.map(({ location }) => location))].toSorted(),
    );
  });

  test('rulings, dates now past: each can be said to be over', () => {
    const capital = events.find(({ id }) => id === 'european-capital-summit')!;
    expect(pastEventNote(daysOf(capital))).toBe('This event took place on September 11-12, 2025');
  });

  test('rulings: the feed holds all of it and the summit, each once', () => {
    const ids = calendarFeed.entries.map(({ id }) => id);
    expect(ids).toHaveLength(9);
    expect(new Set(ids)).toEqual(new Set([...events.map(({ id }) => id), 'legacy-summit-2026']));
    expect(formatEventDays(calendarFeed.entries.at(-1)!)).toBe('May 21-23, 2026');
    expect(ids.map(eventFile)).not.toContain(files.calendarFeed);
  });
});

describe('specification §4, event status', () => {
  test('confirmed, pending and tentative have their words, and so has every other that occurs', () => {
    expect(calendar.statuses).toMatchObject({ confirmed: 'Confirmed', pending: 'Pending', tentative: 'Tentative' });
    expect(onTheRoad.statuses).toBe(calendar.statuses);
    expect(eventDialog.statuses).toBe(calendar.statuses);
  });
});

describe('specification §5, invitation form', () => {
  test('each field has its label, in the form and in the mail', () => {
    const fields = Object.keys(invitationSchema.shape).filter((name) => name !== 'requirements');
    expect(fields).toHaveLength(11);
    expect(Object.keys(invitation.labels).toSorted()).toEqual(fields.toSorted());
    expect(invitation.mail.labels).toBe(invitation.labels);
    expect(Object.keys(invitation.placeholders).filter((name) => !fields.includes(name))).toEqual([]);
  });

  test('the box counts the requirements it speaks of', () => {
    expect(invitation.requirements).toBe(speakingRider.requirements);
    expect(invitation.gate.label).toBe('We accept all eight requirements');
  });

  test('§4: the message goes to the speaking mailbox', () => {
    expect(invitation.mail.mailbox).toBe(brand.mailboxes.speaking);
  });
});

describe('specification §8, download', () => {
  test('its three messages', () => {
    expect([freeResources.missingToast, freeResources.failureToast, freeResources.successToast]).toEqual([
      { title: 'Please enter your email to download' },
      { title: 'Failed to process download. Please try again.' },
      { title: 'Download link sent to your email!' },
    ]);
  });
});

describe('specification §9, business constants of the home page', () => {
  test('filter options stand in the schema of the events', () => {
    expect(eventTopics).toEqual(['AI', 'Storytelling', 'Private Equity', 'M&A', 'Entrepreneurship']);
    expect(eventRegions).toEqual(['Europe', 'USA', 'GCC']);
  });

  test('speaking requirements', () => {
    expect(
      speakingRider.requirements.map((line) => line.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())),
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

  test('investment tiers', () => {
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
  ] as const)('%s says: %s', (section, claim) => {
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

  test('Hell Week on paper has 50 pages', () => {
    expect(freeResources.items.find(({ type }) => type === 'hell_week_pdf')?.pages).toBe(50);
  });

  test('the three cities of the Legacy Summits', () => {
    expect(speakingCards.summits.cities).toEqual(['Lisbon', 'Vienna', 'Dubai']);
  });

  test('the summit in the feed', () => {
    expect(calendarFeed.entries.at(-1)).toMatchObject({
      location: 'Amsterdam, The Netherlands',
      details: 'Three days, 500 attendees, 100+ pitches.',
    });
  });
});
