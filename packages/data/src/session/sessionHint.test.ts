import { describe, expect, test } from 'vitest';
import { createFakePage } from '../testing/fakePage.ts';
import { storedSession } from '../testing/tokens.ts';
import { hasSessionHint } from './sessionHint.ts';

function windowAt(href: string, localStorage: object): Pick<Window, 'location' | 'localStorage'> {
  return { location: { href }, localStorage } as unknown as Window;
}

describe('whether there may be a session', () => {
  test('not for a visitor who never signed in', () => {
    expect(hasSessionHint(windowAt('https://site.example/#calendar', createFakePage().storage))).toBe(false);
  });

  test('with a stored session', () => {
    const { storage } = createFakePage();
    storage.setItem(...storedSession());
    expect(hasSessionHint(windowAt('https://site.example/', storage))).toBe(true);
  });

  test.each(['#access_token=a&refresh_token=b', '#error=access_denied&error_code=otp_expired'])(
    'after a mailed link: %s',
    (hash) => {
      expect(hasSessionHint(windowAt(`https://site.example/${hash}`, createFakePage().storage))).toBe(true);
    },
  );

  test('not where storage is blocked', () => {
    const blocked = {
      location: { href: 'https://site.example/' },
      get localStorage(): Storage {
        throw new DOMException('blocked', 'SecurityError');
      },
    } as unknown as Window;
    expect(hasSessionHint(blocked)).toBe(false);
  });
});
