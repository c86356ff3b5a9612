import { describe, expect, test } from 'vitest';
import { createFakePage } from '../testing/fakePage.ts';
import { storedSession } from '../testing/tokens.ts';
import { hasSessionHint } from './sessionHint.ts';

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
