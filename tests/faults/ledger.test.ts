import { expect, it } from 'vitest';
import { violations, complaintsMeanwhile, type Truth } from './ledger.ts';

const sent = (email: string, acknowledged = true) => ({ form: 'contact-form' as const, email, acknowledged });
const mailsFor = (email: string) => [
  { to: email, text: '' },
  { to: 'owner@x.example', text: `E-mail: ${email}` },
];
const truth = (emails: string[], more: Partial<Truth> = {}): Truth => ({
  stored: { 'contact-form': emails, 'speaking-inquiry': [], 'newsletter-signup': [], 'resource-request': [] },
  inbox: emails.flatMap(mailsFor),
  deadLetters: [],
  ...more,
});
const [a, b] = ['a@x.example', 'b@x.example'];

it('REQ-FORM-4: violations() accepts acknowledged submissions stored once with their mails, and others at most once', () => {
  expect(violations([sent(a), sent(b, false)], truth([a]))).toEqual([]);
  expect(violations([sent(b, false)], truth([b]))).toEqual([]);
});

it.each([
  ['lost', [sent(a)], truth([])],
  ['doubled', [sent(a, false)], truth([a, a])],
  ['without its mails', [sent(a)], truth([a], { inbox: [] })],
  ['with doubled mails', [sent(a)], truth([a], { inbox: [...mailsFor(a), ...mailsFor(a)] })],
  ['given up', [], truth([], { deadLetters: ['no answer'] })],
])('REQ-FORM-4: violations() reports a submission or mail that is %s', (_case, submissions, found) => {
  expect(violations(submissions, found)).not.toEqual([]);
});

it('complaintsMeanwhile() accepts the usual response or a 503 with Retry-After', () => {
  const answer = (status: number | undefined, retryAfter: string | null = null) => ({ path: '/', status, retryAfter });
  expect(complaintsMeanwhile([answer(200), answer(503, '5')])).toEqual([]);
  expect(complaintsMeanwhile([answer(503), answer(500), answer(undefined)])).toEqual([
    'Meanwhile / answered 503 without Retry-After.',
    'Meanwhile / answered 500.',
    'Meanwhile / hung.',
  ]);
});
