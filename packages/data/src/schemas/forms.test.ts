import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { invitation } from '../fixtures/invitation.ts';
import { firstMessages } from '../testing/firstMessages.ts';
import { passwordChangeSchema, passwordResetRequestSchema, signInSchema, signUpSchema } from './auth.ts';
import { contactSchema } from './contact.ts';
import { invitationSchema } from './invitation.ts';
import { newsletterSchema, newsletterSignupSchema, newsletterTokenSchema } from './newsletter.ts';
import { eligibilitySchema, interestsSchema, profileSchema } from './onboarding.ts';
import { resourceDownloadSchema } from './resourceDownload.ts';
import { speakingInquirySchema } from './speakingInquiry.ts';

const email = 'robin@example.com';
const sender = { name: 'Robin Sample', email, message: 'A hall, a date, a question.' };

const { additionalNotes: _optional, ...requiredAnswers } = invitation;
const forms: [name: string, schema: z.ZodMiniType, valid: Record<string, unknown>][] = [
  ['REQ-AUTH-1: sign-in', signInSchema, { email, password: '123456' }],
  [
    'REQ-AUTH-1: sign-up',
    signUpSchema,
    { fullName: 'Robin Sample', email, password: '123456', confirmPassword: '123456' },
  ],
  [
    'REQ-PASS-1: change of the password',
    passwordChangeSchema,
    { currentPassword: '123456', password: '123456', confirmPassword: '123456' },
  ],
  ['REQ-PASS-1: request of a mailed link', passwordResetRequestSchema, { email }],
  ['REQ-NEWS-1: newsletter', newsletterSchema, { email }],
  ['REQ-RES-1: free resource', resourceDownloadSchema, { email }],
  ['REQ-SPK-1: speaking inquiry', speakingInquirySchema, sender],
  ['REQ-CON-1: contact', contactSchema, { ...sender, inquiry_type: 'general' }],
  ['REQ-CAL-5: invitation', invitationSchema, requiredAnswers],
  ['REQ-JOIN-1: step 1', eligibilitySchema, { isAccredited: 'no', residency: 'Other' }],
  ['REQ-JOIN-1: step 2', profileSchema, { minCommitment: '249,999', netWorth: '$0', experience: 'beginner' }],
  ['REQ-JOIN-1: step 3', interestsSchema, { interests: ['Commodities'], consent: true }],
];

/** Spaces are a password. */
const blankPasswords: Record<string, string> = { currentPassword: '', password: '', confirmPassword: 'another' };

function blank(valid: Record<string, unknown>, text: string): Record<string, unknown> {
  const blanks = Object.entries(valid).map(([name, answer]) => {
    if (Array.isArray(answer)) return [name, []];
    return [name, typeof answer === 'boolean' ? false : (blankPasswords[name] ?? text)];
  });
  return Object.fromEntries(blanks) as Record<string, unknown>;
}

test.each(forms)('REQ-FORM-1, %s: each missing or blank answer has a message at its field', (_name, schema, valid) => {
  expect(firstMessages(schema, valid)).toEqual({});
  for (const input of [{}, blank(valid, ' '.repeat(12)), blank(valid, '\u200b \u2060'.repeat(6))]) {
    expect(Object.keys(firstMessages(schema, input)).toSorted()).toEqual(Object.keys(valid).toSorted());
  }
});

test.each([
  ['name', 1, 'name_too_short'],
  ['name', 2, undefined],
  ['name', 200, undefined],
  ['name', 201, 'name_too_long 200'],
  ['message', 9, 'message_too_short'],
  ['message', 5000, undefined],
  ['message', 5001, 'message_too_long 5000'],
  ['company', 200, undefined],
  ['company', 201, 'company_too_long 200'],
])('REQ-FORM-1: %s of %i characters has the message %s', (name, length, message) => {
  const inquiry = { ...sender, [name]: '😀'.repeat(length) };
  expect(firstMessages(speakingInquirySchema, inquiry)[name]).toBe(message);
});

test('REQ-FORM-1: an address has at most 255 characters', () => {
  expect(firstMessages(newsletterSchema, { email: `${'a'.repeat(244)}@example.com` })).toEqual({
    email: 'email_too_long 255',
  });
});

test("REQ-NEWS-1: the only source is 'website'", () => {
  expect(newsletterSignupSchema.safeParse({ email, source: 'website' }).success).toBe(true);
  expect(newsletterSignupSchema.safeParse({ email, source: 'popup' }).success).toBe(false);
});

test('REQ-NEWS-1: a token of the newsletter has only characters of a URL', () => {
  expect(newsletterTokenSchema.parse({ token: ` ${'aB3-_'.repeat(8)}\n` }).token).toBe('aB3-_'.repeat(8));
  expect(newsletterTokenSchema.safeParse({ token: 'short' }).success).toBe(false);
  expect(newsletterTokenSchema.safeParse({ token: `${'a'.repeat(30)}<b>` }).success).toBe(false);
});
