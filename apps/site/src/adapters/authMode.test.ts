import { describe, expect, it } from 'vitest';
import { modeAt, searchOf } from './authMode.ts';

const direct = { isSent: false, isReturning: false };
const sent = { isSent: true, isReturning: false };
const sentBack = { isSent: true, isReturning: true };

describe('REQ-AUTH-10: the mode of /auth', () => {
  it.each([
    ['opened directly', direct, 'signin'],
    ['opened directly in a browser that has had a session', { ...direct, isReturning: true }, 'signin'],
    ['from the guard', sent, 'signup'],
    ['from the guard in a browser that has had a session', sentBack, 'signin'],
  ] as const)('%s', (_case, visit, mode) => {
    expect(modeAt('', visit)).toBe(mode);
    expect(modeAt('?mode=nonsense', visit)).toBe(mode);
  });

  it.each([direct, sent, sentBack])('REQ-ROUTE-4: is part of the address: %j', (visit) => {
    for (const mode of ['signin', 'signup', 'reset-request'] as const)
      expect(modeAt(searchOf(mode, visit), visit)).toBe(mode);
  });

  it('has no query where nothing was chosen', () => {
    expect([searchOf('signin', direct), searchOf('signup', sent)]).toEqual(['', '']);
  });
});
