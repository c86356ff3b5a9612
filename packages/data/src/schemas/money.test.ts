import { describe, expect, test } from 'vitest';
import { formatMoney, formatMoneyRange } from './money.ts';
import type { MoneyFormat } from './moneyFormat.ts';

const dollars: MoneyFormat = { currency: 'USD', notation: 'compact' };
const euros: MoneyFormat = { currency: 'EUR', notation: 'compact' };
const inFull: MoneyFormat = { currency: 'EUR', notation: 'standard' };

/** Intl separates amount and currency by a no-break space. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('REQ-TEXT-1: the brand decides how prices are written', () => {
  test.each([
    [5000, dollars, 'en', '$5K'],
    [0, euros, 'en', '€0'],
    [1_500_000, euros, 'en', '€1.5M'],
    [11_000_000, { ...euros, minimumFractionDigits: 1 }, 'en', '€11.0M'],
    [690, inFull, 'en', '€690'],
    [49.5, inFull, 'en', '€49.50'],
    [12_500, inFull, 'de', '12.500 €'],
    [2_000_000, euros, 'de', '2 Mio. €'],
  ] as [number, MoneyFormat, string, string][])('%d as %j in %s is %s', (amount, format, locale, text) => {
    expect(plain(formatMoney(amount, format, locale))).toBe(text);
  });

  test('a range has no spaces around its hyphen', () => {
    expect(formatMoneyRange({ from: 500_000, to: 2_000_000 }, euros, 'en')).toBe('€500K-€2M');
  });
});
