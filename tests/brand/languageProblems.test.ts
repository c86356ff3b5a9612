import { expect, test } from 'vitest';
import * as standard from '@podium/brands/standard/content.ts';
import { pages } from '@podium/brands/active/content.ts';
import { languageProblems } from './languageProblems.ts';

test('an English brand may have the texts of brands/standard', () => {
  expect(languageProblems(standard, { locale: 'en-GB', pages })).toEqual([]);
});

test('REQ-TEXT-1: in another language, texts and messages that are still English are named', () => {
  const notFound = { ...standard.notFound, heading: 'Diese Seite gibt es nicht' };
  const messages = { 'Invalid email address': 'Keine gültige E-Mail-Adresse' };
  const problems = languageProblems({ ...standard, notFound, messages }, { locale: 'de-DE', pages });
  expect(problems).toContain("content.ts: 'mailTexts' is the English text of brands/standard.");
  expect(problems).toContain("content.ts: 'messages' has no text for 'Name must be at least 2 characters'.");
  expect(problems).toContain("content.ts: 'messages' has no text for 'Event name is required'.");
  expect(problems.join('\n')).not.toMatch(/notFound|Invalid email address/);
});
