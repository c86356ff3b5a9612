import { describe, expect, test } from 'vitest';
import { firstMessages } from '../testing/firstMessages.ts';
import { contactSchema } from './contact.ts';
import { emptyAnswers } from './formFields.ts';
import { newsletterSchema, newsletterSignupSchema, newsletterTokenSchema } from './newsletter.ts';
import { resourceDownloadSchema } from './resourceDownload.ts';
import { speakingInquirySchema } from './speakingInquiry.ts';

const sender = { name: 'Robin Sample', email: 'robin@example.com', message: 'A hall, a date, a question.' };

describe('REQ-NEWS-1, REQ-FORM-1: newsletter', () => {
  test('the form has one address', () => {
    expect(newsletterSchema.parse({ email: ' robin@example.com ' })).toEqual({ email: 'robin@example.com' });
    expect(firstMessages(newsletterSchema, { email: '' })).toEqual({ email: 'Invalid email address' });
  });

  test("the call accepts only the source 'website'", () => {
    expect(newsletterSignupSchema.safeParse({ email: 'robin@example.com', source: 'website' }).success).toBe(true);
    expect(newsletterSignupSchema.safeParse({ email: 'robin@example.com', source: 'popup' }).success).toBe(false);
  });

  test('tokens have only characters of a URL', () => {
    expect(newsletterTokenSchema.parse(` ${'aB3-_'.repeat(8)}\n`)).toBe('aB3-_'.repeat(8));
    expect(newsletterTokenSchema.safeParse('short').success).toBe(false);
    expect(newsletterTokenSchema.safeParse(`${'a'.repeat(30)}<b>`).success).toBe(false);
  });
});

describe('REQ-FORM-1: speaking inquiry', () => {
  test.each(['company', 'event_type', 'event_date_range', 'budget_range', 'audience_size'])(
    '%s is optional',
    (name) => {
      expect(speakingInquirySchema.parse(sender)).toEqual({ ...emptyAnswers(speakingInquirySchema), ...sender });
      expect(speakingInquirySchema.parse(sender)).toHaveProperty(name, '');
    },
  );

  test('returns a message for each wrong field', () => {
    expect(firstMessages(speakingInquirySchema, { name: 'R', email: 'robin', message: ' too short ' })).toEqual({
      name: 'Name must be at least 2 characters',
      email: 'Invalid email address',
      message: 'Message must be at least 10 characters',
    });
  });

  test('lines have at most 200 characters, the message 5000', () => {
    const longest = { ...sender, name: 'n'.repeat(200), company: 'c'.repeat(200), message: 'm'.repeat(5000) };
    expect(firstMessages(speakingInquirySchema, longest)).toEqual({});
    expect(
      firstMessages(speakingInquirySchema, {
        ...sender,
        name: 'n'.repeat(201),
        company: 'c'.repeat(201),
        event_date_range: 'd'.repeat(201),
        message: 'm'.repeat(5001),
      }),
    ).toEqual({
      name: 'Name must be at most 200 characters',
      company: 'Company must be at most 200 characters',
      event_date_range: 'Date range must be at most 200 characters',
      message: 'Message must be at most 5000 characters',
    });
  });
});

describe('REQ-CON-1, REQ-FORM-1: contact form', () => {
  const message = { ...sender, inquiry_type: 'general' };

  test('phone and company are optional', () => {
    expect(contactSchema.parse(message)).toEqual({ ...message, phone: '', company: '' });
  });

  test('returns a message for each field that is too short', () => {
    expect(firstMessages(contactSchema, { ...message, name: ' R ', email: '', message: '123456789' })).toEqual({
      name: 'Name must be at least 2 characters',
      email: 'Invalid email address',
      message: 'Message must be at least 10 characters',
    });
  });

  test('accepts 100 characters of name and 1000 of message, and no more', () => {
    expect(firstMessages(contactSchema, { ...message, name: 'n'.repeat(100), message: '😀'.repeat(1000) })).toEqual({});
    expect(
      firstMessages(contactSchema, {
        ...message,
        name: 'n'.repeat(101),
        email: `${'a'.repeat(250)}@example.com`,
        phone: '0'.repeat(51),
        message: '😀'.repeat(1001),
      }),
    ).toEqual({
      name: 'Name must be at most 100 characters',
      email: 'Email must be at most 255 characters',
      phone: 'Phone must be at most 50 characters',
      message: 'Message must be at most 1000 characters',
    });
  });
});

describe('REQ-RES-1: resource download', () => {
  test.each(['', '   ', undefined])('a missing address has its own message: %j', (email) => {
    expect(firstMessages(resourceDownloadSchema, { email })).toEqual({ email: 'Please enter your email to download' });
  });

  test('any other text must be an address', () => {
    expect(resourceDownloadSchema.parse({ email: ' robin@example.com ' })).toEqual({ email: 'robin@example.com' });
    expect(firstMessages(resourceDownloadSchema, { email: 'robin' })).toEqual({ email: 'Invalid email address' });
  });
});
