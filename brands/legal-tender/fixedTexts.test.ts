import { describe, expect, test } from 'vitest';
import { LISTED_EVENTS } from '@podium/data/events/eventDays.ts';
import { inquiryTypes } from '@podium/data/schemas/contact.ts';
import { dealCategories } from '@podium/data/schemas/deal.ts';
import { episodeNumber } from '@podium/data/schemas/episodeNumber.ts';
import { pastEventText } from '@podium/data/schemas/eventDates.ts';
import { formatMoney, formatMoneyRange } from '@podium/data/schemas/money.ts';
import { NEWSLETTER_SUCCESS_MS } from '@podium/data/schemas/newsletter.ts';
import { experiences, interestOptions, residencies, STEP_COUNT } from '@podium/data/schemas/onboarding.ts';
import { returnOf } from '@podium/data/schemas/returnOf.ts';
import { audienceSizes, budgetRanges, eventTypes, SUCCESS_PANEL_MS } from '@podium/data/schemas/speakingInquiry.ts';
import { TESTIMONIAL_MS } from '@podium/data/schemas/testimonialTiming.ts';
import { anchors } from '@podium/data/schemas/site.ts';
import { englishMessages } from '@podium/sections/parts/englishMessages';
import { contentTexts } from '../../tests/brand/contentTexts.ts';
import { aboutPage } from './content/aboutPage.ts';
import { aboutTeaser } from './content/aboutTeaser.ts';
import { banner } from './content/banner.ts';
import { brand } from './content/brand.ts';
import { eventRegions, events, eventTopics } from './content/events.ts';
import { hero } from './content/hero.ts';
import { investments } from './content/investments.ts';
import { join } from './content/join.ts';
import { site } from './site.ts';
import { mediaHub } from './content/mediaHub.ts';
import { podcast } from './content/podcast.ts';
import { pressKit } from './content/pressKit.ts';
import { programs } from './content/programs.ts';
import { projects } from './content/projects.ts';
import { speakingCards } from './content/speakingCards.ts';
import { speakingRequirements } from './content/speakingRequirements.ts';
import { summit } from './content/summit.ts';
import { testimonials } from './content/testimonials.ts';
import { pressFiles } from './pictures/pressFiles.ts';

/** The required texts and constants, each looked up where it is defined: in a schema or in the content. */

/** Paths of the content texts that equal these words. */
function textsThatAre(words: string): string[] {
  return contentTexts.filter(([, text]) => text === words).map(([way]) => way);
}

/** Paths of the content texts that contain these words. A no-break space is a space. */
function textsWith(words: string): string[] {
  const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');
  return contentTexts.filter(([, text]) => plain(text).includes(words)).map(([way]) => way);
}

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
    'Request Press Kit',
  ])('%s', (sentence) => {
    expect(textsThatAre(sentence)).not.toEqual([]);
  });

  test('the banner says when the event took place', () => {
    const { pastEvent, days } = banner;
    expect(pastEventText(pastEvent, days, site.locale)).toBe('This event took place on May 21-23, 2026');
  });

  test('messages', () => {
    expect(englishMessages).toMatchObject({
      accreditation_missing: 'Please select yes or no',
      commitment_invalid: 'Invalid commitment',
      commitment_missing: 'Minimum commitment is required',
      commitment_too_low: 'Minimum commitment must be at least {value}',
      consent_missing: 'You must agree to proceed',
      download_email_missing: 'Please enter your email to download',
      email_invalid: 'Invalid email address',
      email_too_long: 'Email must be at most {value} characters',
      experience_missing: 'Please select your experience level',
      interests_missing: 'Please select at least one interest',
      message_too_long: 'Message must be at most {value} characters',
      message_too_short: 'Message must be at least 10 characters',
      name_too_long: 'Name must be at most {value} characters',
      name_too_short: 'Name must be at least 2 characters',
      net_worth_invalid: 'Invalid net worth',
      net_worth_missing: 'Net worth is required',
      net_worth_too_low: 'Minimum net worth must be at least {value}',
      password_too_long: 'Password must be at most 72 characters',
      password_too_short: 'Password must be at least 6 characters',
      passwords_differ: "Passwords don't match",
      phone_too_long: 'Phone must be at most {value} characters',
      requirements_not_accepted: 'You must accept the requirements',
      residency_missing: 'Please select your residency',
      signed_out: 'User not authenticated',
    });
  });
});

test('REQ-TEXT-2: timings in milliseconds, and counts', () => {
  expect({ TESTIMONIAL_MS, NEWSLETTER_SUCCESS_MS, SUCCESS_PANEL_MS, LISTED_EVENTS, STEP_COUNT }).toEqual({
    TESTIMONIAL_MS: 6000,
    NEWSLETTER_SUCCESS_MS: 3000,
    SUCCESS_PANEL_MS: 5000,
    LISTED_EVENTS: 3,
    STEP_COUNT: 3,
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
    ['experience', experiences, 'beginner, intermediate, experienced, professional'],
    ['event types', eventTypes, 'conference, corporate, workshop, panel, keynote, other'],
    ['budget ranges', budgetRanges, 'under-10k, 10k-25k, 25k-50k, 50k-plus'],
    ['contact tabs', inquiryTypes, 'general, speaking, media, partnership'],
    ['audience sizes', audienceSizes, 'under-100, 100-500, 500-1000, 1000-plus'],
  ] as [string, readonly string[], string][])('%s', (_name, options, list) => {
    expect(options.join(', ')).toBe(list);
  });

  test('experience labels begin with the required words', () => {
    const labels = experiences.map((value) => join.profile.experienceLevels[value].toLowerCase());
    const starts = ['0-2 years', '3-7', '8+', 'professional/family office'];
    expect(labels.map((label, index) => label.startsWith(starts[index] ?? '-'))).toEqual([true, true, true, true]);
  });
});

describe('REQ-TEXT-2: figures and their labels', () => {
  const { summits } = speakingCards;
  const { list, week } = programs;
  const priceText = (price: number) => formatMoney(price, brand.money.prices, site.locale);
  const amountText = (amount: number) => formatMoney(amount, projects.money, site.locale);
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
      investments.tiers.map((tier) => `${formatMoneyRange(tier, investments.chart.money, site.locale)} ${tier.type}`),
      '€2M-€5M Luxury real estate, €500K-€2M Boutique hotels, €1M-€10M AI tech rollups, €3M-€8M Exotic assets',
    ],
    [
      'companies',
      projects.entries.map(
        ({ acquired, current }) =>
          `${amountText(acquired)} to ${amountText(current)}, ${Math.round(100 * returnOf({ acquired, current }))}%`,
      ),
      '€6.2M to €25.4M, 310%, €11.0M to €31.9M, 190%, €8.4M to €14.3M, 70%, €3.1M to €9.6M, 210%, €5.5M to €19.8M, 260%, €14.0M to €17.9M, 28%',
    ],
    ['channels', mediaHub.channels.map(({ audience }) => audience), '3,900, 10,000+, 220K, 410K'],
    ['episodes', podcast.episodes.map(({ number }) => episodeNumber(number)), '047, 046, 045, 044'],
    ['cities of the Legacy Summits', summits.cities, 'Lisbon, Vienna, Dubai'],
    ['summit', summit.facts.map(({ value }) => value), '21-23 May 2026, Amsterdam, 500, 100+'],
    [
      'tickets',
      summit.tickets.list.map(({ title, price }) => `${title} ${priceText(price)}`),
      'General admission $3K, VIP $10K',
    ],
    [
      'courses',
      list.courses.map(({ title, price, per = '' }) => `${title} ${priceText(price)}${per}`),
      'Deal Sourcing Bootcamp $5K, Turnaround Accelerator $15K, Portfolio Builder Mastermind $50K/yr',
    ],
    ['Hell Week', week.options.map(({ title, price }) => `${title} ${priceText(price)}`), 'Group $10K, VIP 1:1 $25K'],
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

  test('press kit: the sizes in kB are those of the files', () => {
    const sizes = new Map(pressFiles().map(({ path, content }) => [path, Math.round(content.length / 1000)]));
    const stated = pressKit.pictures.flatMap(({ files }) => files).filter(({ label }) => label.includes('kB'));
    expect(stated).not.toEqual([]);
    for (const { label, href } of stated) expect(label).toContain(`SVG, ${sizes.get(href)}\u00a0kB`);
  });

  test.each(pressKit.biographies.list)('the biography of $words words has as many, within 5 %', ({ words, text }) => {
    const count = text.split(/\s+/).length;
    expect(Math.abs(count - words) / words, `${count} words`).toBeLessThanOrEqual(0.05);
  });
});

test.each([
  ['speakingPage', 'within 48 hours'],
  ['speakingRequirements', 'Business-class flights for flights of 3+ hours'],
  ['speakingRequirements', '5-star hotel (minimum 4-star for single-night events)'],
  ['speakingRequirements', 'Luxury ground transport'],
  ['speakingRequirements', 'Speaking fee range €15,000 - €50,000'],
  ['speakingRequirements', 'Meals for the speaker and one team member'],
  ['speakingRequirements', 'Professional AV with backup'],
  ['speakingRequirements', 'Pre-event briefing call'],
  ['speakingRequirements', 'Post-event networking reception access'],
  ['investments', 'Minimum investment €500K'],
  ['newsletter', 'Double opt-in'],
  ['newsletter', 'Weekly'],
  ['newsletter', '10,000+ readers'],
  ['callToAction', '10,000+ dealmakers on the list'],
  ['asSeenOn', '500+ media mentions'],
  ['freeResources', '5,247 downloads this week'],
  ['freeResources', '3,891 downloads this week'],
  ['freeResources', '50 pages'],
  ['tvSeries', 'Pilot filming planned Q4 2025'],
  ['speakingCards', 'launch Q4 2025'],
  ['programs', '20 seats per cohort'],
  ['programs', 'Q1 2026'],
  ['contactStrip', 'within 48 hours'],
  ['calendarFeed', 'Three days, 500 attendees, 100+ pitches.'],
  ['privacy', 'Draft of'],
])('REQ-TEXT-2: claims, facts and prices of the content: %s: %s', (file, words) => {
  expect(textsWith(words).map((way) => way.split('.')[0])).toContain(file);
});
