import { expect, test } from 'vitest';
import { isPlainClick, navigationTarget } from './navigationTarget.ts';

test('REQ-NAV-2: an item leads to its route where the home page has no such section', () => {
  expect(navigationTarget({ href: '/tv' }, true)).toBe('/tv');
});

const plain = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, defaultPrevented: false };

test.each([
  ['without modifier keys', {}, true],
  ['of the middle button', { button: 1 }, false],
  ['with Ctrl', { ctrlKey: true }, false],
  ['with Meta', { metaKey: true }, false],
  ['with Shift', { shiftKey: true }, false],
  ['with Alt', { altKey: true }, false],
  ['whose default is prevented', { defaultPrevented: true }, false],
])('isPlainClick of a click %s', (_case, difference, isPlain) => {
  expect(isPlainClick({ ...plain, ...difference })).toBe(isPlain);
});
