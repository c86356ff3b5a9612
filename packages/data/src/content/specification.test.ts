import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { LISTED_EVENTS } from '../events/eventDays.ts';
import { signInSchema, signUpSchema } from '../schemas/auth.ts';
import { contactSchema } from '../schemas/contact.ts';
import { dealCategories } from '../schemas/deal.ts';
import { episodeNumber } from '../schemas/episodeNumber.ts';
import { formatEuroRange } from '../schemas/euros.ts';
import { eventRegions, eventTopics } from '../schemas/eventOptions.ts';
import { invitationSchema } from '../schemas/invitation.ts';
import { formatDollars } from '../schemas/limits.ts';
import { NOT_AUTHENTICATED } from '../schemas/messages.ts';
import { NEWSLETTER_SUCCESS_MS, newsletterSchema } from '../schemas/newsletter.ts';
import {
  commitmentProblem,
  eligibilitySchema,
  experienceOptions,
  interestOptions,
  interestsSchema,
  MINIMUM_COMMITMENT,
  MINIMUM_NET_WORTH,
  netWorthProblem,
  profileSchema,
  residencies,
  STEP_COUNT,
} from '../schemas/onboarding.ts';
import { resourceDownloadSchema } from '../schemas/resourceDownload.ts';
import {
  audienceSizes,
  budgetRanges,
  eventTypes,
  speakingInquirySchema,
  SUCCESS_PANEL_MS,
} from '../schemas/speakingInquiry.ts';
import { TESTIMONIAL_MS } from '../schemas/testimonialTiming.ts';
import { firstMessages } from '../testing/firstMessages.ts';
import { contentTexts } from '../testing/contentTexts.ts';
import { aboutPage } from './aboutPage.ts';
import { aboutTeaser } from './aboutTeaser.ts';
import { anchors } from './anchors.ts';
import { events } from './events.ts';
import { hero } from './hero.ts';
import { investments } from './investments.ts';
import { mediaHub } from './mediaHub.ts';
import { podcast } from './podcast.ts';
import { pressKit } from './pressKit.ts';
import { programs } from './programs.ts';
import { projects } from './projects.ts';
import { speakingCards } from './speakingCards.ts';
import { speakingRequirements } from './speakingRequirements.ts';
import { summit } from './summit.ts';
import { testimonials } from './testimonials.ts';

/** The required texts and constants, each looked up where it is defined: in a schema or in the content. */

/** Paths of the content texts that equal these words. */
function textsThatAre(words: string): string[] {
  return contentTexts.filter(([, text]) => text === words).map(([way]) => way);
}

/** Paths of the content texts that contain these words. */
function textsWith(words: string): string[] {
  return contentTexts.filter(([, text]) => text.includes(words)).map(([way]) => way);
}

describe('REQ-FORM-1: every message at its field', () => {
  const rows: [form: string, schema: z.ZodMiniType, input: object, field: string, message: string][] = [
    ['sign-in', signInSchema, { email: 'robin' }, 'email', 'Invalid email address'],
    ['sign-in', signInSchema, { password: '12345' }, 'password', 'Password must be at least 6 characters'],
    ['sign-up', signUpSchema, { fullName: 'R' }, 'fullName', 'Name must be at least 2 characters'],
    [
      'sign-up',
      signUpSchema,
      { fullName: 'Robin', email: 'robin@example.com', password: '123456', confirmPassword: '654321' },
      'confirmPassword',
      "Passwords don't match",
    ],
    ['invitation', invitationSchema, {}, 'eventName', 'Event name is required'],
    ['invitation', invitationSchema, {}, 'eventDate', 'Event date is required'],
    ['invitation', invitationSchema, {}, 'location', 'Location is required'],
    ['invitation', invitationSchema, {}, 'contactName', 'Contact name is required'],
    ['invitation', invitationSchema, { contactEmail: 'robin' }, 'contactEmail', 'Valid email is required'],
    ['invitation', invitationSchema, {}, 'contactPhone', 'Phone number is required'],
    ['invitation', invitationSchema, {}, 'organizationName', 'Organization name is required'],
    [
      'invitation',
      invitationSchema,
      { eventDescription: '123456789' },
      'eventDescription',
      'Please provide more details about the event',
    ],
    ['invitation', invitationSchema, {}, 'audienceSize', 'Expected audience size is required'],
    ['invitation', invitationSchema, {}, 'budget', 'Budget information is required'],
    ['invitation', invitationSchema, { requirements: false }, 'requirements', 'You must accept the requirements'],
    ['newsletter', newsletterSchema, { email: '' }, 'email', 'Invalid email address'],
    ['download', resourceDownloadSchema, { email: '' }, 'email', 'Please enter your email to download'],
    ['join 1', eligibilitySchema, {}, 'isAccredited', 'Please select yes or no'],
    ['join 1', eligibilitySchema, {}, 'residency', 'Please select your residency'],
    ['join 2', profileSchema, { minCommitment: '' }, 'minCommitment', 'Minimum commitment is required'],
    ['join 2', profileSchema, { netWorth: '' }, 'netWorth', 'Net worth is required'],
    ['join 2', profileSchema, {}, 'experience', 'Please select your experience level'],
    ['join 3', interestsSchema, { interests: [] }, 'interests', 'Please select at least one interest'],
    ['join 3', interestsSchema, { consent: false }, 'consent', 'You must agree to proceed'],
    ['inquiry', speakingInquirySchema, { name: 'R' }, 'name', 'Name must be at least 2 characters'],
    ['inquiry', speakingInquirySchema, { email: 'robin' }, 'email', 'Invalid email address'],
    ['inquiry', speakingInquirySchema, { message: '123456789' }, 'message', 'Message must be at least 10 characters'],
    ['contact', contactSchema, { name: 'R' }, 'name', 'Name must be at least 2 characters'],
    ['contact', contactSchema, { name: 'n'.repeat(101) }, 'name', 'Name must be at most 100 characters'],
    ['contact', contactSchema, { email: 'robin' }, 'email', 'Invalid email address'],
    [
      'contact',
      contactSchema,
      { email: `${'e'.repeat(244)}@example.com` },
      'email',
      'Email must be at most 255 characters',
    ],
    ['contact', contactSchema, { message: '123456789' }, 'message', 'Message must be at least 10 characters'],
    ['contact', contactSchema, { message: 'm'.repeat(1001) }, 'message', 'Message must be at most 1000 characters'],
  ];

  test.each(rows)('%s form', (_form, schema, input, field, message) => {
    expect(firstMessages(schema, input)[field]).toBe(message);
  });

  test.each([
    ['invitation', invitationSchema, ['additionalNotes']],
    ['inquiry', speakingInquirySchema, ['company', 'event_type', 'event_date_range', 'budget_range', 'audience_size']],
    ['contact', contactSchema, ['phone', 'company']],
  ] as [string, z.ZodMiniType, string[]][])('%s form: optional fields get no message', (_form, schema, fields) => {
    for (const field of fields) expect(firstMessages(schema, {})).not.toHaveProperty(field);
  });

  test('REQ-JOIN-2: commitment and net worth below the minimum get a toast', () => {
    expect([commitmentProblem(249_999), commitmentProblem(250_000)]).toEqual([
      { title: 'Invalid commitment', description: 'Minimum commitment must be at least $250,000' },
      null,
    ]);
    expect([netWorthProblem(999_999), netWorthProblem(1_000_000)]).toEqual([
      { title: 'Invalid net worth', description: 'Minimum net worth must be at least $1,000,000' },
      null,
    ]);
  });
});

describe('REQ-MSG-1: every required sentence is a text of the content', () => {
  test.each([
    'Sign in failed',
    'Sign up failed',
    'Check your email',
    "We've sent you a confirmation link to complete your registration.",
    'Signed out',
    'You have been successfully signed out.',
    'Please enter your email to download',
    'Failed to process download. Please try again.',
    'Download link sent to your email!',
    'Subscription failed',
    'Please try again later',
    'Welcome to the product memo',
    'Check your email to confirm your subscription.',
    'Error',
    'Failed to save qualification data. Please try again.',
    'Application Submitted',
    'Your qualification has been submitted successfully.',
    'Inquiry Submitted!',
    "We'll get back to you within 48 hours.",
    'Submission Failed',
    'Please try again later.',
    'Message Sent!',
    "We'll get back to you as soon as possible.",
    'Oops! Page not found',
    'Return to Home',
    'Deal details coming soon',
    'Subscribing...',
    'Subscribed! Check your email.',
    'Sign In',
    'Welcome back',
    'Signing in...',
    'Create Account',
    'Join the elite',
    'Creating account...',
    'Eligibility Verification',
    'Investment Profile',
    'Investment Interests',
    'Step {step} of 3',
    'Applications open at $250,000. Viewing private deals needs {required} or more.',
    'Submit Application',
    'Submitting...',
    'EXCLUSIVE INVESTMENT DEALS',
    'Qualified Investor',
    'Loading...',
    'Min Investment',
    'Target Return',
    'Term',
    'Spots Left',
    'View Details',
    'No deals available in this category at the moment.',
    'Qualification Required',
    'Complete Qualification',
    'Back to Home',
    'Sign Out',
    'On the Road',
    'Upcoming Speaking Events',
    'Add to Calendar',
    'Confirmed',
    'Pending',
    'Tentative',
    'We accept all eight requirements',
    'Watch the story',
    'TICKETS SELLING OUT - LIMITED SPOTS REMAINING',
    'This event took place on May 21-23, 2026',
    'Request Press Kit',
  ])('%s', (sentence) => {
    expect(textsThatAre(sentence)).not.toEqual([]);
  });

  test('saving without a signed-in user', () => {
    expect(NOT_AUTHENTICATED).toBe('User not authenticated');
  });
});

describe('REQ-TEXT-2: timings and thresholds', () => {
  test('milliseconds and counts', () => {
    expect({ TESTIMONIAL_MS, NEWSLETTER_SUCCESS_MS, SUCCESS_PANEL_MS, LISTED_EVENTS, STEP_COUNT }).toEqual({
      TESTIMONIAL_MS: 6000,
      NEWSLETTER_SUCCESS_MS: 3000,
      SUCCESS_PANEL_MS: 5000,
      LISTED_EVENTS: 3,
      STEP_COUNT: 3,
    });
  });

  test('REQ-CALL-2: the client library checks every 30 seconds and refreshes within 3 checks of expiry', () => {
    const library = createRequire(createRequire(import.meta.url).resolve('@supabase/supabase-js'));
    const constants = library.resolve('@supabase/auth-js').replace(/index\.js$/, 'lib/constants.js');
    expect(readFileSync(constants, 'utf8')).toMatch(
      /AUTO_REFRESH_TICK_DURATION_MS = 30 \* 1000;[^]*AUTO_REFRESH_TICK_THRESHOLD = 3;/,
    );
  });
});

describe('REQ-TEXT-2: options', () => {
  test.each([
    ['topics', eventTopics, 'AI, Storytelling, Private Equity, M&A, Entrepreneurship'],
    ['regions', eventRegions, 'Europe, USA, GCC'],
    [
      'residencies',
      residencies,
      'United States, United Kingdom, Canada, Australia, Germany, Switzerland, Singapore, Other',
    ],
    [
      'interests',
      interestOptions,
      'Private Equity, Venture Capital, Real Estate, Hedge Funds, Art & Collectibles, Cryptocurrency, Commodities, Infrastructure',
    ],
    ['deals', dealCategories, 'All, Private Equity, Venture Capital, Real Estate, Hedge Funds, Art & Collectibles'],
    ['experience', experienceOptions.map(({ value }) => value), 'beginner, intermediate, experienced, professional'],
    ['event types', eventTypes, 'conference, corporate, workshop, panel, keynote, other'],
    ['budget ranges', budgetRanges, 'under-10k, 10k-25k, 25k-50k, 50k-plus'],
    ['audience sizes', audienceSizes, 'under-100, 100-500, 500-1000, 1000-plus'],
  ] as [string, readonly string[], string][])('%s', (_name, options, list) => {
    expect(options.join(', ')).toBe(list);
  });

  test('experience labels begin with the required words', () => {
    const labels = experienceOptions.map(({ label }) => label.toLowerCase());
    const starts = ['0-2 years', '3-7', '8+', 'professional/family office'];
    expect(labels.map((label, index) => label.startsWith(starts[index] ?? '-'))).toEqual([true, true, true, true]);
  });
});

describe('REQ-JOIN-2: minimum amounts', () => {
  test('are formatted as USD without decimals', () => {
    expect([MINIMUM_COMMITMENT, MINIMUM_NET_WORTH].map(formatDollars)).toEqual(['$250,000', '$1,000,000']);
  });
});

describe('REQ-TEXT-2: figures and their labels', () => {
  const { summits } = speakingCards;
  const { privateEquity, hellWeek } = programs;
  test.each([
    [
      'hero',
      hero.stats.map(({ figure, label }) => `${figure} ${label}`),
      '€100M+ deal volume, 3 exits, 10K+ entrepreneurs, €50M+ assets under influence',
    ],
    [
      'about',
      aboutTeaser.stats.map(({ figure, label }) => `${figure} ${label}`),
      '500+ media mentions, 50+ Fortune 500 clients, 200+ podcast appearances, 1M+ social following',
    ],
    [
      'press kit',
      pressKit.facts.rows.map(({ term, value }) => `${value} ${term}`),
      '€100M+ Deal volume, 3 Exits, 500+ Media mentions, 50+ Fortune 500 clients, 200+ Podcast appearances, 1M+ Social following',
    ],
    [
      'tiers',
      investments.tiers.map((tier) => `${formatEuroRange(tier)} ${tier.type}`),
      '€2M-€5M Luxury real estate, €500K-€2M Boutique hotels, €1M-€10M AI tech rollups, €3M-€8M Exotic assets',
    ],
    ['channels', mediaHub.channels.map(({ audience }) => audience), '3,900, 10,000+, 220K, 410K'],
    ['episodes', podcast.episodes.map(({ number }) => episodeNumber(number)), '047, 046, 045, 044'],
    ['cities of the Legacy Summits', summits.cities, 'Lisbon, Vienna, Dubai'],
    ['summit', summit.facts.map(({ value }) => value), '21-23 May 2026, Amsterdam, 500, 100+'],
    ['tickets', summit.tickets.list.map(({ title, price }) => `${title} ${price}`), 'General admission $3K, VIP $10K'],
    [
      'courses',
      privateEquity.courses.map(({ title, price, per = '' }) => `${title} ${price}${per}`),
      'Deal Sourcing Bootcamp $5K, Turnaround Accelerator $15K, Portfolio Builder Mastermind $50K/yr',
    ],
    ['Hell Week', hellWeek.ways.map(({ title, price }) => `${title} ${price}`), 'Group $10K, VIP 1:1 $25K'],
    [
      'anchors',
      Object.values(anchors),
      'hero, about, speaking, calendar, media, investments, tv-series, contact, newsletter',
    ],
    ['units of the countdown', Object.values(summit.countdown.units), 'days, hours, min, sec'],
  ] as [string, readonly string[], string][])('%s', (_name, figures, required) => {
    expect(figures.join(', ')).toBe(required);
  });

  test('eight events in 2025, six testimonials, six companies, three values, eight requirements', () => {
    expect(events.filter(({ date, endDate }) => date.startsWith('2025-') && endDate.startsWith('2025-'))).toHaveLength(
      8,
    );
    expect(events).toHaveLength(8);
    expect(testimonials.items).toHaveLength(6);
    expect(projects.entries).toHaveLength(6);
    expect(aboutPage.values.list).toHaveLength(3);
    expect(speakingRequirements.requirements).toHaveLength(8);
  });

  test('REQ-DAY-2: the countdown ends on 21 May 2026, 00:00 local time', () => {
    expect(summit.countdown.targetMs).toBe(new Date(2026, 4, 21, 0, 0, 0).getTime());
  });

  test('REQ-HOME-2: nothing of the press kit can be downloaded', () => {
    expect(pressKit.downloads.filter((download) => 'href' in download)).toEqual([]);
  });
});

describe('REQ-TEXT-2: every claim, fact and price is in the content', () => {
  test.each([
    ['speakingPage.ts', 'within 48 hours'],
    ['speakingRequirements.ts', 'Business-class flights for flights of 3+ hours'],
    ['speakingRequirements.ts', '5-star hotel (minimum 4-star for single-night events)'],
    ['speakingRequirements.ts', 'Luxury ground transport'],
    ['speakingRequirements.ts', 'Speaking fee range €15,000 - €50,000'],
    ['speakingRequirements.ts', 'Meals for the speaker and one team member'],
    ['speakingRequirements.ts', 'Professional AV with backup'],
    ['speakingRequirements.ts', 'Pre-event briefing call'],
    ['speakingRequirements.ts', 'Post-event networking reception access'],
    ['investments.ts', 'Minimum investment €500K'],
    ['newsletter.ts', 'Double opt-in'],
    ['newsletter.ts', 'Weekly'],
    ['newsletter.ts', '10,000+ readers'],
    ['callToAction.ts', '10,000+ dealmakers on the list'],
    ['asSeenOn.ts', '500+ media mentions'],
    ['freeResources.ts', '5,247 downloads this week'],
    ['freeResources.ts', '3,891 downloads this week'],
    ['freeResources.ts', '50 pages'],
    ['tvSeries.ts', 'Pilot filming planned Q4 2025'],
    ['speakingCards.ts', 'launch Q4 2025'],
    ['programs.ts', '20 seats per cohort'],
    ['programs.ts', 'Q1 2026'],
    ['contactStrip.ts', 'within 48 hours'],
    ['calendarFeed.ts', 'Three days, 500 attendees, 100+ pitches.'],
    ['legalBlocks.ts', 'lawyer'],
  ])('%s: %s', (file, words) => {
    expect(textsWith(words).map((way) => way.split('.ts')[0])).toContain(file.slice(0, -3));
  });
});
