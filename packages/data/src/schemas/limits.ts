import * as z from 'zod/mini';
import { type LongField, messageCode, type Message, type MessageCode, type ShortField } from './messages.ts';

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

/** Zero-width and direction marks, which get into a field by pasting. */
const INVISIBLE_MARKS = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** Number of code points, as the database counts characters. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}

export function byteCount(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Control characters except tab and `\n`, which get in by pasting; the functions reject them. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n]/gu;

/** Trims the text and removes control characters; line breaks become `\n`. Replaces lone surrogates. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, '').toWellFormed().trim();
}

/** Like `cleanText`, for single-line fields: tabs and line breaks become a space. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/[\t\n\r]+/g, ' '));
}

/** Like `cleanLine`, and removes invisible marks. */
export function cleanCode(text: string): string {
  return cleanLine(visibleText(text));
}

function visibleText(text: string): string {
  return text.replace(INVISIBLE_MARKS, '').trim();
}

/** Minimum length, in characters of what `counted` returns. */
export function atLeast(minimum: number, error: Message, counted = (text: string) => text) {
  return z.refine<string>((text) => characterCount(counted(text)) >= minimum, { error });
}

/** Maximum length, in characters. */
function atMost(maximum: number, field: LongField) {
  return z.refine<string>((text) => characterCount(text) <= maximum, {
    error: messageCode(`${field}_too_long ${maximum}`),
  });
}

/** An e-mail address, without pasted spaces and invisible marks. */
export function emailField(invalid: MessageCode = 'email_invalid') {
  return z
    .string(invalid)
    .check(
      z.overwrite(cleanCode),
      z.email({ pattern: ADDRESS_PATTERN, error: invalid }),
      atMost(MAXIMUM_EMAIL, 'email'),
    );
}

interface TextLimits {
  /** In characters. */
  minimum?: number;
  maximum?: number;
  clean?: (text: string) => string;
}

export function requiredText(
  field: ShortField,
  { minimum = 1, maximum = MAXIMUM_NAME, clean = cleanText }: TextLimits = {},
) {
  const tooShort = messageCode(`${field}_too_short`);
  return z.string(tooShort).check(z.overwrite(clean), atLeast(minimum, tooShort, visibleText), atMost(maximum, field));
}

export function personNameField(maximum?: number) {
  return requiredText('name', { minimum: 2, maximum, clean: cleanLine });
}

export function messageField(maximum: number) {
  return requiredText('message', { minimum: 10, maximum });
}

/** One of the options. A missing answer has the same message as an unknown one. */
export function requiredChoice<const Options extends readonly string[]>(options: Options, error: MessageCode) {
  return z.pipe(z.string(error), z.enum(options, error));
}

/** A box that has to be ticked. */
export function requiredConsent(error: MessageCode) {
  return z.boolean(error).check(z.refine((isGiven) => isGiven, { error }));
}

/** Optional text; a missing value becomes ''. */
function optionalText(clean = cleanLine) {
  return z.pipe(
    z.optional(z.string()),
    z.transform((text) => clean(text ?? '')),
  );
}

/** `clean` is `cleanText` for a field of several lines. */
export function optionalField(field: LongField, maximum: number, clean = cleanLine) {
  return z.pipe(optionalText(clean), z.string().check(atMost(maximum, field)));
}

/** One of the options, or '' for none. */
export function optionalChoice<const Options extends readonly string[]>(options: Options) {
  return z.pipe(optionalText(), z.enum(['', ...options], messageCode('option_invalid')));
}
