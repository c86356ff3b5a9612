import { expect, it } from 'vitest';
import { modeAt, searchOf } from './authMode.ts';

/** The flows `session` and `routes` cover the mode of an address that names none. */
it.each([
  { isSent: false, isReturning: false },
  { isSent: true, isReturning: false },
  { isSent: true, isReturning: true },
])('REQ-ROUTE-4, REQ-AUTH-10: the mode of /auth is part of the address: %j', (visit) => {
  for (const mode of ['signin', 'signup', 'reset-request'] as const)
    expect(modeAt(searchOf(mode, visit), visit)).toBe(mode);
});
