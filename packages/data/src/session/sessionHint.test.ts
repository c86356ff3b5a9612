import { afterEach, expect, test, vi } from 'vitest';
import { RETURNING_KEY, SESSION_KEY } from '../client/sessionKeys.ts';
import { createFakePage } from '../testing/fakePage.ts';
import { hasHadSession, hasSessionHint } from './sessionHint.ts';

afterEach(() => void vi.unstubAllGlobals());

// The flow `session` covers storage that is blocked.
test.each([
  ['REQ-ROUTE-2: a stored session is a hint', hasSessionHint, SESSION_KEY],
  ['REQ-AUTH-10: a browser notes that it has had a session', hasHadSession, RETURNING_KEY],
])('%s', (_title, hasHint, key) => {
  const { storage } = createFakePage();
  vi.stubGlobal('localStorage', storage);
  expect(hasHint()).toBe(false);
  storage.setItem(key, 'something');
  expect(hasHint()).toBe(true);
});
