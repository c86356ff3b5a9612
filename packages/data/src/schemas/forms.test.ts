import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { firstMessages } from '../testing/firstMessages.ts';
import { passwordResetRequestSchema, signInSchema, signUpSchema } from './auth.ts';
import { contactSchema } from './contact.ts';
import { invitationSchema } from './invitation.ts';
import { newsletterSchema, newsletterSignupSchema, newsletterTokenSchema } from './newsletter.ts';
import { eligibilitySchema, interestsSchema, profileSchema } from './onboarding.ts';
import { resourceDownloadSchema } from './resourceDownload.ts';
import { speakingInquirySchema } from './speakingInquiry.ts';

interface Form {
  schema: z.ZodMiniType;
  /** Valid answers to the required fields. */
  valid: Record<string, unknown>;
  /** In characters. */
  minimum?: Record<string, number>;
  maximum?: Record<string, number>;
}

const email = 'robin@example.com';
const sender = { name: 'Robin Sample', email, message: 'A hall, a date, a question.' };

const forms: Record<string, Form> = {
  'REQ-AUTH-1: sign-in': { schema: signInSchema, valid: { email, password: '123456' }, minimum: { password: 6 } },
  'REQ-AUTH-1: sign-up': {
    schema: signUpSchema,
    valid: { fullName: 'Robin Sample', email, password: '123456', confirmPassword: '123456' },
    minimum: { fullName: 2, password: 6 },
    maximum: { fullName: 200, email: 255 },
  },
  'REQ-PASS-1: request of a mailed link': { schema: passwordResetRequestSchema, valid: { email } },
  'REQ-NEWS-1: newsletter': { schema: newsletterSchema, valid: { email }, maximum: { email: 255 } },
  'REQ-RES-1: free resource': { schema: resourceDownloadSchema, valid: { email }, maximum: { email: 255 } },
  'REQ-SPK-1: speaking inquiry': {
    schema: speakingInquirySchema,
    valid: sender,
    minimum: { name: 2, message: 10 },
    maximum: { name: 200, email: 255, company: 200, event_date_range: 200, message: 5000 },
  },
  'REQ-CON-1: contact': {
    schema: contactSchema,
    valid: { ...sender, inquiry_type: 'general' },
    minimum: { name: 2, message: 10 },
    maximum: { name: 100, email: 255, phone: 50, company: 200, message: 1000 },
  },
  'REQ-CAL-5: invitation': {
    schema: invitationSchema,
    valid: {
      eventName: 'Harbour Days',
      eventDate: '2026-09-10',
      location: 'Hamburg, Germany',
      contactName: 'Robin Sample',
      contactEmail: email,
      contactPhone: '+49 40 000000',
      organizationName: 'Example Events',
      eventDescription: 'Two days about ports.',
      audienceSize: '400',
      budget: '€20,000',
      requirements: true,
    },
    minimum: { eventDescription: 10 },
    maximum: {
      eventName: 200,
      eventDate: 200,
      location: 200,
      contactName: 200,
      contactEmail: 255,
      contactPhone: 50,
      organizationName: 200,
      eventDescription: 5000,
      audienceSize: 200,
      budget: 200,
      additionalNotes: 5000,
    },
  },
  'REQ-JOIN-1: step 1': { schema: eligibilitySchema, valid: { isAccredited: 'no', residency: 'Other' } },
  'REQ-JOIN-1: step 2': {
    schema: profileSchema,
    valid: { minCommitment: '249,999', netWorth: '$0', experience: 'beginner' },
  },
  'REQ-JOIN-1: step 3': { schema: interestsSchema, valid: { interests: ['Commodities'], consent: true } },
};

/** Spaces are a password. */
const blankPasswords: Record<string, string> = { password: '', confirmPassword: 'another' };

/** An answer without content. */
function blank([name, answer]: [string, unknown]): [string, unknown] {
  if (Array.isArray(answer)) return [name, []];
  return [name, typeof answer === 'boolean' ? false : (blankPasswords[name] ?? ' '.repeat(12))];
}

/** An answer of so many characters. */
function long(name: string, length: number): string {
  const domain = '@example.com';
  return /email/i.test(name) ? 'a'.repeat(length - domain.length) + domain : '😀'.repeat(length);
}

describe.each(Object.entries(forms))('REQ-FORM-1, %s', (_name, { schema, valid, minimum = {}, maximum = {} }) => {
  test('accepts the required answers', () => {
    expect(firstMessages(schema, valid)).toEqual({});
  });

  test.each([
    ['a missing', {}],
    ['a blank', Object.fromEntries(Object.entries(valid).map(blank))],
  ])('has a message at the field for %s answer', (_case, input) => {
    expect(Object.keys(firstMessages(schema, input)).toSorted()).toEqual(Object.keys(valid).toSorted());
  });

  test.each(Object.entries(minimum))('%s has at least %i characters', (name, length) => {
    expect(firstMessages(schema, { ...valid, [name]: long(name, length) })).not.toHaveProperty(name);
    expect(firstMessages(schema, { ...valid, [name]: long(name, length - 1) })).toHaveProperty(name);
  });

  test.each(Object.entries(maximum))('%s has at most %i characters, and the message says so', (name, length) => {
    expect(firstMessages(schema, { ...valid, [name]: long(name, length) })).not.toHaveProperty(name);
    const { [name]: message } = firstMessages(schema, { ...valid, [name]: long(name, length + 1) });
    expect(message).toMatch(new RegExp(`_too_long ${length}$`));
  });
});

describe('REQ-NEWS-1: calls of the newsletter', () => {
  test("accept only the source 'website'", () => {
    expect(newsletterSignupSchema.safeParse({ email, source: 'website' }).success).toBe(true);
    expect(newsletterSignupSchema.safeParse({ email, source: 'popup' }).success).toBe(false);
  });

  test('accept only tokens with characters of a URL', () => {
    expect(newsletterTokenSchema.parse({ token: ` ${'aB3-_'.repeat(8)}\n` }).token).toBe('aB3-_'.repeat(8));
    expect(newsletterTokenSchema.safeParse({ token: 'short' }).success).toBe(false);
    expect(newsletterTokenSchema.safeParse({ token: `${'a'.repeat(30)}<b>` }).success).toBe(false);
  });
});

test('REQ-RES-1: a missing address has a sentence of its own', () => {
  expect(firstMessages(resourceDownloadSchema, { email: '' })).toEqual({ email: 'download_email_missing' });
  expect(firstMessages(resourceDownloadSchema, { email: 'robin' })).toEqual({ email: 'email_invalid' });
});
