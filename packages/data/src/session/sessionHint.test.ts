import { expect, test } from 'vitest';
import { createFakePage } from '../testing/fakePage.ts';
import { storedSession } from '../testing/tokens.ts';
import { RETURNING_KEY } from '../client/sessionKeys.ts';
import { hasHadSession, hasSessionHint } from './sessionHint.ts';

test('REQ-ROUTE-2: a stored session is a hint', () => {
  const { storage } = createFakePage();
  expect(hasSessionHint({ localStorage: storage as Storage })).toBe(false);
  storage.setItem(...storedSession());
  expect(hasSessionHint({ localStorage: storage as Storage })).toBe(true);
});

test('REQ-ROUTE-2: there is no hint where storage is blocked', () => {
  const blocked = {
    get localStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  expect(hasSessionHint(blocked)).toBe(false);
});

test('REQ-AUTH-10: a browser notes that it has had a session', () => {
  const { storage } = createFakePage();
  expect(hasHadSession({ localStorage: storage as Storage })).toBe(false);
  storage.setItem(RETURNING_KEY, 'yes');
  expect(hasHadSession({ localStorage: storage as Storage })).toBe(true);
});
