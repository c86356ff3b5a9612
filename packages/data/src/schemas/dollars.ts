import * as z from 'zod/mini';
import { investorThresholds } from './investorThresholds.ts';
import { cleanCode } from './limits.ts';
import { messageCode, type MessageCode } from './messages.ts';

/* Amounts of the investor area are whole US dollars in the database, for brands with another currency too. */

const PLAIN_DIGITS = /^\d+$/;
const CURRENCY = String.raw`(?:US ?\$|\$ ?US|USD|\$)`;
const CURRENCY_AT_AN_END = new RegExp(`^${CURRENCY} ?| ?${CURRENCY}$`);
const GROUPED_DIGITS = /^\d{1,3}(?:([,.'’ ])\d{3})(?:\1\d{3})*$/;

/**
 * Parses an amount in the usual spellings: '1000000', '1,000,000', '1.000.000', '$250,000', '250.000 US$'.
 * Returns whole dollars, or null for anything else and for more than the largest amount.
 */
export function parseDollars(text: string): number | null {
  const written = cleanCode(text).replace(/\s/gu, ' ').replace(CURRENCY_AT_AN_END, '');
  if (!PLAIN_DIGITS.test(written) && !GROUPED_DIGITS.test(written)) return null;
  const dollars = Number(written.replace(/\D/g, ''));
  return dollars <= investorThresholds.maximumAmount ? dollars : null;
}

/** A field for whole dollars: parses text to a number. */
export function dollarsField(missing: MessageCode) {
  return z.pipe(
    z.string(missing).check(
      z.overwrite(cleanCode),
      z.minLength(1, { error: missing, abort: true }),
      z.refine((text) => parseDollars(text) !== null, { error: messageCode('amount_invalid') }),
    ),
    z.transform((text) => parseDollars(text) ?? 0),
  );
}
