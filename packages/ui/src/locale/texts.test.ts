import { expect, test } from 'vitest';
import { countText, fillIn } from './texts.tsx';

test('fills in words and numbers as the locale writes them, and keeps other braces', () => {
  expect(fillIn('{name}: {distance} km', { name: '$&', distance: 5130 }, 'en')).toBe('$&: 5,130 km');
  expect(fillIn('{name}: {distance} km', { name: 'Kyjiw', distance: 5130 }, 'de')).toBe('Kyjiw: 5.130 km');
  expect(fillIn('{other}', { name: 'A' }, 'en')).toBe('{other}');
});

test('chooses the plural form of the language', () => {
  const polish = { one: '{count} miejsce', few: '{count} miejsca', other: '{count} miejsc' };
  expect([1, 3, 5].map((count) => countText(polish, count, 'pl'))).toEqual(['1 miejsce', '3 miejsca', '5 miejsc']);
  expect(countText({ other: 'Plätze: {count}' }, 1, 'de')).toBe('Plätze: 1');
});
