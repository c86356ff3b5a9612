import { expect, test } from 'vitest';
import { pluralForm } from './pluralForm.ts';

test('the form of a number follows the plural rules of the language', () => {
  const english = { one: 'event', other: 'events' };
  expect([0, 1, 2].map((count) => pluralForm(english, count))).toEqual(['events', 'event', 'events']);
  const polish = { one: 'spotkanie', few: 'spotkania', other: 'spotkań' };
  expect([1, 3, 5].map((count) => pluralForm(polish, count, 'pl'))).toEqual(['spotkanie', 'spotkania', 'spotkań']);
});
