import * as z from 'zod/mini';

/** The largest amount of money that a field takes, in whole dollars (rulings, 'Messages and limits'). */
export const MAXIMUM_DOLLARS = 1_000_000_000_000;

/** Longest e-mail address, in characters (specification §5, contact form; rulings for every other form). */
export const MAXIMUM_EMAIL = 255;
/** Longest name, company, organisation or place, in characters (rulings). */
export const MAXIMUM_NAME = 200;
/** Longest phone number, in characters (rulings). */
export const MAXIMUM_PHONE = 50;
/** Longest speaking message, event description or note, in characters (rulings). */
export const MAXIMUM_LONG_TEXT = 5000;

/** Zero-width and direction marks that come along when text is copied; nobody types them. */
const INVISIBLE_MARKS = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** Characters as the database counts them: an emoji of one code point is one character. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}

/** Bytes of the text in UTF-8. */
export function byteCount(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Control characters that come along when text is copied, but for tab and line break; the functions refuse them. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]/gu;

/** The text without the spaces around it and without what nobody types: control characters, half characters. */
export function cleanText(text: string): string {
  return text.replace(CONTROL_CHARACTERS, '').toWellFormed().trim();
}

/** Like `cleanText`, for a field of one line: a tab or a line break becomes a space. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/[\t\n\r]+/g, ' '));
}

/** Like `cleanLine`, and without the invisible marks that a paste brings along. */
export function cleanCode(text: string): string {
  return cleanLine(text.replace(INVISIBLE_MARKS, ''));
}

/** At least `minimum` characters. */
export function atLeast(minimum: number, message: string) {
  return z.refine<string>((text) => characterCount(text) >= minimum, { error: message });
}

/** At most `maximum` characters. */
export function atMost(maximum: number, message: string) {
  return z.refine<string>((text) => characterCount(text) <= maximum, { error: message });
}

/** An e-mail address; pasted spaces around it are removed. */
export function emailField() {
  return z
    .string('Invalid email address')
    .check(
      z.overwrite(cleanCode),
      z.email('Invalid email address'),
      atMost(MAXIMUM_EMAIL, `Email must be at most ${MAXIMUM_EMAIL} characters`),
    );
}

/** The name of a person, at least 2 characters. */
export function personNameField(maximum: number = MAXIMUM_NAME) {
  return z
    .string('Name must be at least 2 characters')
    .check(
      z.overwrite(cleanLine),
      atLeast(2, 'Name must be at least 2 characters'),
      atMost(maximum, `Name must be at most ${maximum} characters`),
    );
}

/** A message of 10 characters to `maximum`. */
export function messageField(maximum: number) {
  return z
    .string('Message must be at least 10 characters')
    .check(
      z.overwrite(cleanText),
      atLeast(10, 'Message must be at least 10 characters'),
      atMost(maximum, `Message must be at most ${maximum} characters`),
    );
}

/** Text that may be left out; a missing one becomes ''. */
function optionalText() {
  return z.pipe(
    z.optional(z.string()),
    z.transform((text) => cleanLine(text ?? '')),
  );
}

/** A line that may stay empty. `label` starts the sentence: '… must be at most … characters'. */
export function optionalLine(label: string, maximum: number) {
  return z.pipe(optionalText(), z.string().check(atMost(maximum, `${label} must be at most ${maximum} characters`)));
}

/** One of the options, or '' for none. */
export function optionalChoice<const Options extends readonly string[]>(options: Options) {
  return z.pipe(optionalText(), z.enum(['', ...options], 'Please select one of the options'));
}

const PLAIN_DIGITS = /^\d+$/;
const GROUPED_DIGITS = /^\d{1,3}(?:([,'’ ])\d{3})(?:\1\d{3})*$/;

/**
 * Reads an amount as a visitor writes it: '1000000', '1,000,000', '$250,000', "1'000'000".
 * Gives whole dollars, or null where the text is anything else or more than `MAXIMUM_DOLLARS`.
 */
export function parseDollars(text: string): number | null {
  const written = cleanCode(text).replace(/\s/gu, ' ').replace(/^\$ ?/, '');
  if (!PLAIN_DIGITS.test(written) && !GROUPED_DIGITS.test(written)) {
    return null;
  }
  const dollars = Number(written.replace(/\D/g, ''));
  return dollars <= MAXIMUM_DOLLARS ? dollars : null;
}

const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const amountFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** '$1,000,000': USD with no decimals (specification §9). */
export function formatDollars(dollars: number): string {
  return dollarFormat.format(dollars);
}

/** '1,000,000': the same without the sign, for a field that has the sign as its prefix. */
export function formatAmount(dollars: number): string {
  return amountFormat.format(dollars);
}

/** A field for whole dollars: text in, number out. */
export function dollarsField(requiredMessage: string) {
  return z.pipe(
    z.string(requiredMessage).check(
      z.overwrite(cleanCode),
      z.minLength(1, { error: requiredMessage, abort: true }),
      z.refine((text) => parseDollars(text) !== null, { error: 'Please enter a whole amount in dollars' }),
    ),
    z.transform((text) => parseDollars(text) ?? 0),
  );
}
