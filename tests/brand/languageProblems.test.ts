import { expect, test } from 'vitest';
import * as standard from '@podium/brands/standard/content.ts';
import * as starter from '@podium/brands/starter/content.ts';
import { pages } from '@podium/brands/active/content.ts';
import { languageProblems } from './languageProblems.ts';

test('an English brand may have the texts of brands/standard', () => {
  expect(languageProblems(standard, { locale: 'en-GB', pages })).toEqual([]);
});

test('REQ-TEXT-1: in another language, texts and messages that are still English are named', () => {
  const notFound = { number: '404', heading: 'Diese Seite gibt es nicht' } as typeof standard.notFound;
  const messages = { email_invalid: 'Keine gültige E-Mail-Adresse' };
  const problems = languageProblems({ ...standard, notFound, messages }, { locale: 'de-DE', pages });
  expect(problems).toContain("content.ts: 'mailTexts' is the English text of brands/standard.");
  expect(problems).toContain(
    "content.ts: 'messages' has no text for 'event_name_too_short': 'Event name is required'.",
  );
  expect(problems.join('\n')).not.toMatch(/notFound|'email_invalid'/);
});

test('REQ-TEXT-1: sentences that are still English among translated ones are named', () => {
  const mailTexts = { ...standard.mailTexts, resource: { reason: 'Angefordert auf {host}.' } };
  const problems = languageProblems({ ...standard, mailTexts }, { locale: 'de-DE', pages }).join('\n');
  expect(problems).toContain("'mailTexts.alert.sinceToday' is still English: 'Since today'.");
  expect(problems).not.toMatch(/mailTexts\.(?:resource|alert\.note)/);
});

test('REQ-TEXT-1: messages of accounts and of the service need a text as well', () => {
  const problems = languageProblems(standard, { locale: 'de-DE', pages: { ...pages, auth: pages.home } });
  for (const code of ['unreachable', 'passwords_differ', 'residency_missing', 'commitment_invalid', 'wrong_code'])
    expect(problems.join('\n')).toContain(`'messages' has no text for '${code}'`);
});

test('REQ-TEXT-1: sentences of the starter in a copy are named', () => {
  const copy = { ...standard, terms: starter.terms };
  expect(languageProblems(copy, { locale: 'de-DE', pages }).join('\n')).toContain('is still that of the starter');
  expect(languageProblems(standard, { locale: 'de-DE', pages }).join('\n')).not.toContain('of the starter');
});
