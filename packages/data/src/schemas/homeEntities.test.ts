import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { firstMessages } from '../testing/firstMessages.ts';
import { actionSchema } from './action.ts';
import { episodeNumber } from './episodeNumber.ts';
import { formatEuroRange, formatEuros, MINIMUM_INVESTMENT } from './euros.ts';
import { investmentTierSchema } from './investmentTier.ts';
import { speakingEventSchema } from './speakingEvent.ts';

describe('REQ-HOME-2: actions', () => {
  test('have a usable address or none', () => {
    expect(actionSchema.safeParse({ label: 'Listen now' }).success).toBe(true);
    const actions = z.array(actionSchema);
    const lead = (href: string) => actions.safeParse([{ label: 'Listen now', href }]).success;
    expect(['/contact', '/#newsletter', '#calendar', 'https://a.example/b'].filter((href) => !lead(href))).toEqual([]);
    expect(['', '#', 'contact', 'http://a.example', 'javascript:alert(1)'].filter(lead)).toEqual([]);
  });
});

describe('episode numbers', () => {
  test.each([
    [47, '047'],
    [8, '008'],
    [1204, '1204'],
  ])('%d is formatted as %s', (number, text) => {
    expect(episodeNumber(number)).toBe(text);
  });
});

describe('investment tiers', () => {
  test.each([
    [500_000, '€500K'],
    [2_000_000, '€2M'],
    [1_500_000, '€1.5M'],
    [0, '€0'],
  ])('%d is formatted as %s', (euros, text) => {
    expect(formatEuros(euros)).toBe(text);
  });

  test('a range has no spaces around its hyphen', () => {
    expect(formatEuroRange({ from: MINIMUM_INVESTMENT, to: 2_000_000 })).toBe('€500K-€2M');
  });

  test('a tier begins at or above the minimum and ends above its beginning', () => {
    const tier = { type: 'Boats', description: 'Sound hulls.', from: 500_000, to: 500_000 };
    expect(firstMessages(investmentTierSchema, tier)).toEqual({ to: 'Ends before it begins' });
    expect(investmentTierSchema.safeParse({ ...tier, from: 499_999, to: 600_000 }).success).toBe(false);
  });
});

describe('speaking events', () => {
  const event = {
    id: 'harbour-days',
    title: 'Harbour Days',
    date: '2025-09-30',
    endDate: '2025-10-01',
    location: 'Hamburg',
    country: 'Germany',
    region: 'Europe',
    topics: ['AI'],
    status: 'postponed',
    attendees: 400,
    website: 'https://harbour.example',
  };

  test('REQ-CAL-3: accept any status', () => {
    expect(speakingEventSchema.parse(event)).toEqual(event);
  });

  test.each([
    ['a day that does not exist', { date: '2025-02-30' }],
    ['an end before the start', { endDate: '2025-09-29' }],
    ['another region', { region: 'Asia' }],
    ['no topic', { topics: [] }],
    ['a website without https', { website: 'http://harbour.example' }],
    ['an id that is not valid in a path', { id: 'Harbour Days' }],
  ])('refuse %s', (_case, change) => {
    expect(speakingEventSchema.safeParse({ ...event, ...change }).success).toBe(false);
  });
});
