import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';
import type { MoneyFormat } from './moneyFormat.ts';

const euros: MoneyFormat = { currency: 'EUR', notation: 'compact' };
const oneDecimal: MoneyFormat = { ...euros, minimumFractionDigits: 1 };
const inFull: MoneyFormat = { currency: 'EUR', notation: 'standard' };

/** Intl separates amount and currency by a no-break space. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test.each([
  [0, euros, 'en', '€0'],
  [1_500_000, euros, 'en', '€1.5M'],
  [11_000_000, oneDecimal, 'en', '€11.0M'],
  [180_000, oneDecimal, 'en', '€180K'],
  [690, inFull, 'en', '€690'],
  [49.5, inFull, 'en', '€49.50'],
  [12_500, inFull, 'de', '12.500 €'],
  [2_000_000, euros, 'de', '2 Mio. €'],
] as [number, MoneyFormat, string, string][])(
  'REQ-TEXT-1: the brand decides how prices are written: %d as %j in %s is %s',
  (amount, format, locale, text) => {
    expect(plain(formatMoney(amount, format, locale))).toBe(text);
  },
);
