import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { firstMessages } from '../testing/firstMessages.ts';
import { dollarsField, parseDollars } from './dollars.ts';
import { formatAmount, formatDollars, formatShortDollars } from './formatDollars.ts';
import { investorThresholds } from './investorThresholds.ts';

const MAXIMUM_DOLLARS = investorThresholds.maximumAmount;
const money = z.object({ amount: dollarsField('commitment_missing') });

describe('REQ-FORM-1: amounts are whole dollars up to 1,000,000,000,000', () => {
  test.each([
    ['1000000', 1_000_000],
    ['1,000,000', 1_000_000],
    ['$ 250,000', 250_000],
    ['1\u00a0000\u202f000', 1_000_000],
    ['1’000’000', 1_000_000],
    ['\u200f250,000\u200e', 250_000],
    ['1.000.000', 1_000_000],
    ['0', 0],
    ['1000000000000', MAXIMUM_DOLLARS],
  ])('accepts %j', (text, dollars) => {
    expect(money.parse({ amount: text })).toEqual({ amount: dollars });
  });

  test.each([
    '1e6',
    '12.5',
    '-250000',
    '1,00,000',
    '1,000 000',
    '1,000.000',
    '€250,000',
    '$',
    '1000000000001',
    '9'.repeat(400),
    '٢٥٠٠٠٠',
  ])('refuses %j', (text) => {
    expect(firstMessages(money, { amount: text })).toEqual({ amount: 'amount_invalid' });
  });

  test.each(['', '\u200f', undefined])('requires an amount instead of %j', (text) => {
    expect(firstMessages(money, { amount: text })).toEqual({ amount: 'commitment_missing' });
  });

  test('parses every amount that it formats', () => {
    assert(
      property(integer({ min: 0, max: MAXIMUM_DOLLARS }), (dollars) => {
        expect(parseDollars(formatDollars(dollars))).toBe(dollars);
        expect(parseDollars(formatAmount(dollars))).toBe(dollars);
        expect(parseDollars(String(dollars))).toBe(dollars);
      }),
    );
  });
});

test.each(['de', 'en-AU', 'en-GB', 'es', 'fi', 'fr', 'it', 'nl', 'pl', 'pt-BR', 'sv', 'zh'])(
  'REQ-FORM-1: an amount that the page writes for %s is accepted',
  (locale) => {
    expect(parseDollars(formatDollars(1_000_000, locale))).toBe(1_000_000);
    expect(parseDollars(formatAmount(1_000_000, locale))).toBe(1_000_000);
  },
);

test('dollars follow the locale, in a field unless they could not be parsed again', () => {
  expect(formatDollars(1_000_000, 'de').replaceAll(/\s/g, ' ')).toBe('1.000.000 $');
  expect(formatShortDollars(5_000_000, 'de').replaceAll(/\s/g, ' ')).toBe('5 Mio. $');
  expect(formatAmount(1_250, 'es')).toBe('1.250');
  expect(formatAmount(1_000_000, 'hi')).toBe('1,000,000');
});
