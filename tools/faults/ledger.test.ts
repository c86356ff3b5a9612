import { expect, it } from 'vitest';
import { complaints, complaintsMeanwhile, type Truth } from './ledger.ts';

const sent = (email: string, acknowledged = true) => ({ form: 'contact-form' as const, email, acknowledged });
const mailsFor = (email: string) => [
  { to: email, subject: 'Your message arrived', text: '' },
  { to: 'owner@x.example', subject: 'A message', text: `E-mail: ${email}` },
];
const truth = (emails: string[], more: Partial<Truth> = {}): Truth => ({
  stored: { 'contact-form': emails, 'speaking-inquiry': [], 'newsletter-signup': [], 'resource-request': [] },
  inbox: emails.flatMap(mailsFor),
  deadLetters: [],
  ...more,
});

it('is content when every acknowledged submission and its mails are there once', () => {
  expect(complaints([sent('a@x.example'), sent('b@x.example', false)], truth(['a@x.example']))).toEqual([]);
  expect(complaints([sent('b@x.example', false)], truth(['b@x.example']))).toEqual([]);
});

it('names what was lost, doubled, or given up', () => {
  const wrong = [
    complaints([sent('a@x.example')], truth([])),
    complaints([sent('a@x.example', false)], truth(['a@x.example', 'a@x.example'])),
    complaints([sent('a@x.example')], truth(['a@x.example'], { inbox: [] })),
    complaints(
      [sent('a@x.example')],
      truth(['a@x.example'], { inbox: [...mailsFor('a@x.example'), ...mailsFor('a@x.example')] }),
    ),
    complaints([], truth([], { deadLetters: ['no answer'] })),
  ];
  expect(wrong.map((sentences) => sentences.length > 0)).toEqual([true, true, true, true, true]);
});

it('asks for the usual answer or a 503 that says when to come again, in the middle of a fault', () => {
  const answer = { path: '/', status: 200, retryAfter: null };
  const away = { path: '/', status: 503, retryAfter: '5' };
  expect(complaintsMeanwhile([answer, away])).toEqual([]);
  expect(
    complaintsMeanwhile([
      { ...away, retryAfter: null },
      { ...answer, status: 500 },
      { ...answer, status: undefined },
    ]),
  ).toEqual(['Meanwhile / did not say when to come again.', 'Meanwhile / answered 500.', 'Meanwhile / hung.']);
});
