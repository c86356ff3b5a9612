import { describe, expect, test } from 'vitest';
import { people } from '../fixtures/people.ts';
import { afterLook, afterSessionEvent, type AuthState, seemsSignedIn } from './authState.ts';

const { robin } = people;
const prerendered: AuthState = { status: 'prerendered' };
const signedIn = afterSessionEvent(prerendered, 'signed-in', robin);
const withHint = afterLook(prerendered, true);
const unknown = afterSessionEvent(withHint, 'unknown', null);

describe('REQ-AUTH-1: auth state', () => {
  test('loading ends at once without a session hint, and continues with one', () => {
    const looked = afterLook(prerendered, false);
    expect(looked).toEqual({ status: 'signed-out', endedBy: null, isLate: false });
    expect(afterLook(looked, false)).toBe(looked);
    expect(withHint).toEqual({ status: 'loading' });
    expect(afterLook(signedIn, true)).toBe(signedIn);
  });

  test.each([
    ['signed-out', 'sign-out'],
    ['expired', 'expiry'],
    ['deleted', 'deletion'],
  ] as const)('has no user after %s, which ended by %s, until the next sign-in', (event, endedBy) => {
    const ended = afterSessionEvent(signedIn, event, null);
    expect(ended).toEqual({ status: 'signed-out', endedBy, isLate: false });
    expect(afterSessionEvent(ended, 'signed-in', robin)).toEqual(signedIn);
  });

  test('REQ-ROUTE-7: an answer that the visitor did not request is late until the visitor acts', () => {
    expect(unknown).toEqual({ status: 'unknown' });
    const late = afterSessionEvent(unknown, 'initial', robin);
    expect(late).toEqual({ status: 'signed-in', user: robin, isLate: true });
    expect(afterSessionEvent(late, 'refreshed', robin)).toEqual(late);
    expect(afterSessionEvent(late, 'signed-out', null)).toMatchObject({ isLate: false });
    expect(afterSessionEvent(unknown, 'expired', null)).toEqual({
      status: 'signed-out',
      endedBy: 'expiry',
      isLate: true,
    });
  });
});

test.each([
  ['with a stored session that is not read yet', withHint, true],
  ['with a session that cannot be renewed', unknown, true],
  ['while the second factor is due', afterSessionEvent(withHint, 'code-due', null), false],
])('REQ-NAV-3: account link: %s', (_case, state, expected) => {
  expect(seemsSignedIn(state)).toBe(expected);
});
