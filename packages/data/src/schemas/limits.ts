import * as z from 'zod/mini';

/** Maximum length of an e-mail address, in characters. */
const MAXIMUM_EMAIL = 255;
/** Maximum length of a name, company, organisation or place, in characters. */
export const MAXIMUM_NAME = 200;
/** Maximum length of a phone number, in characters. */
export const MAXIMUM_PHONE = 50;
/** Maximum length of a speaking message, event description or note, in characters. */
export const MAXIMUM_LONG_TEXT = 5000;

/**
 * The only pattern for e-mail addresses: ASCII, no quotes or comments, no leading, trailing or double dot. It equals
 * the database's private.address_pattern(); tests/policies/addresses.test.ts compares them (REQ-SAFE-3).
 */
export const ADDRESS_PATTERN =
  /^[A-Za-z0-9_'+-]+(?:\.[A-Za-z0-9_'+-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;

/** What the forms' functions answer above their limit of calls. */
export const TOO_MANY_ATTEMPTS = {
  aMinute: 'Too many attempts. Please try again in a minute.',
  minutes: 'Too many attempts. Please try again in {minutes} minutes.',
};

/** What the forms' functions answer to submissions that look automatic. */
export const LOOKS_AUTOMATIC = {
  /** For users whose browser or extension has filled in the honeypot: says that nothing was sent. */
  filled: 'This looks as if a program had filled in the form. Please load the page again, or write us a mail.',
  quick: 'That was very quick. Please wait a moment and send it again.',
};

/** Zero-width and direction marks, which get into a field by pasting. */
const INVISIBLE_MARKS = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** Number of code points, as the database counts characters. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}

/** Length in UTF-8. */
export function byteCount(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Control characters except tab and line break, which get in by pasting; the functions reject them. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]/gu;

/** Trims the text and removes control characters; replaces lone surrogates. */
export function cleanText(text: string): string {
  return text.replace(CONTROL_CHARACTERS, '').toWellFormed().trim();
}

/** Like `cleanText`, for single-line fields: tabs and line breaks become a space. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/[\t\n\r]+/g, ' '));
}

/** Like `cleanLine`, and removes invisible marks. */
export function cleanCode(text: string): string {
  return cleanLine(text.replace(INVISIBLE_MARKS, ''));
}

/** Minimum length, in characters. */
export function atLeast(minimum: number, message: string) {
  return z.refine<string>((text) => characterCount(text) >= minimum, { error: message });
}

/** Maximum length, in characters. */
function atMost(maximum: number, label: string) {
  return z.refine<string>((text) => characterCount(text) <= maximum, {
    error: `${label} must be at most ${maximum} characters`,
  });
}

/** An e-mail address, without pasted spaces and invisible marks. */
export function emailField(message = 'Invalid email address') {
  return z
    .string(message)
    .check(
      z.overwrite(cleanCode),
      z.email({ pattern: ADDRESS_PATTERN, error: message }),
      atMost(MAXIMUM_EMAIL, 'Email'),
    );
}

interface TextLimits {
  /** In characters. */
  minimum?: number;
  maximum?: number;
  clean?: (text: string) => string;
}

/** A required text. `message` is for a missing or short one, `label` begins the message for a long one. */
export function requiredText(
  label: string,
  message: string,
  { minimum = 1, maximum = MAXIMUM_NAME, clean = cleanText }: TextLimits = {},
) {
  return z.string(message).check(z.overwrite(clean), atLeast(minimum, message), atMost(maximum, label));
}

export function personNameField(maximum?: number) {
  return requiredText('Name', 'Name must be at least 2 characters', { minimum: 2, maximum, clean: cleanLine });
}

export function messageField(maximum: number) {
  return requiredText('Message', 'Message must be at least 10 characters', { minimum: 10, maximum });
}

/** Optional text; a missing value becomes ''. */
function optionalText() {
  return z.pipe(
    z.optional(z.string()),
    z.transform((text) => cleanLine(text ?? '')),
  );
}

/** An optional line. `label` begins the message '… must be at most … characters'. */
export function optionalLine(label: string, maximum: number) {
  return z.pipe(optionalText(), z.string().check(atMost(maximum, label)));
}

/** One of the options, or '' for none. */
export function optionalChoice<const Options extends readonly string[]>(options: Options) {
  return z.pipe(optionalText(), z.enum(['', ...options], 'Please select one of the options'));
}
