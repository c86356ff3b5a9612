import { describe, expect, test } from 'vitest';
import { createFakePage } from '../testing/fakePage.ts';
import { storedSession } from '../testing/tokens.ts';
import { RETURNING_KEY } from '../client/sessionKeys.ts';
import { hasHadSession, hasSessionHint } from './sessionHint.ts';

describe('hasSessionHint()', () => {
  test('is false for a visitor who never signed in', () => {
    expect(hasSessionHint({ localStorage: createFakePage().storage as Storage })).toBe(false);
  });

  test('is true with a stored session', () => {
    const { storage } = createFakePage();
    storage.setItem(...storedSession());
    expect(hasSessionHint({ localStorage: storage as Storage })).toBe(true);
  });

  test('is false where storage is blocked', () => {
    const blocked = {
      get localStorage(): Storage {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    expect(hasSessionHint(blocked)).toBe(false);
  });
});

describe('REQ-AUTH-10: hasHadSession()', () => {
  test('is false in a browser without an earlier session, true after one', () => {
    const { storage } = createFakePage();
    expect(hasHadSession({ localStorage: storage as Storage })).toBe(false);
    storage.setItem(RETURNING_KEY, 'yes');
    expect(hasHadSession({ localStorage: storage as Storage })).toBe(true);
  });
});
