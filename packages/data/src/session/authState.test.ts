import { describe, expect, test } from 'vitest';
import { people } from '../fixtures/people.ts';
import { afterLook, afterSessionEvent, initialAuthState, seemsSignedIn } from './authState.ts';

const { robin } = people;
const signedIn = afterSessionEvent(initialAuthState, 'signed-in', robin);
const withHint = afterLook(initialAuthState, true);
const unknown = afterSessionEvent(withHint, 'unknown', null);

describe('REQ-AUTH-1: auth state', () => {
  test('loading ends at once without a session hint, and continues with one', () => {
    const looked = afterLook(initialAuthState, false);
    expect(looked).toMatchObject({ isLoading: false, isPrerendered: false, user: null });
    expect(afterLook(looked, false)).toBe(looked);
    expect(withHint).toMatchObject({ isLoading: true, isPrerendered: false });
    expect(afterLook(signedIn, true)).toBe(signedIn);
  });

  test.each([
    ['signed-out', 'sign-out'],
    ['expired', 'expiry'],
    ['deleted', 'deletion'],
  ] as const)('has no user after %s, which ended by %s, until the next sign-in', (event, endedBy) => {
    const ended = afterSessionEvent(signedIn, event, null);
    expect(ended).toMatchObject({ user: null, endedBy });
    expect(afterSessionEvent(ended, 'signed-in', robin)).toMatchObject({ user: robin, endedBy: null });
  });

  test('REQ-ROUTE-7: an answer that the visitor did not request is late until the visitor acts', () => {
    expect(unknown).toMatchObject({ isLoading: false, isUnknown: true, user: null, endedBy: null });
    const late = afterSessionEvent(unknown, 'initial', robin);
    expect(late).toMatchObject({ isUnknown: false, isLate: true, user: robin });
    expect(afterSessionEvent(late, 'refreshed', robin).isLate).toBe(true);
    expect(afterSessionEvent(late, 'signed-out', null).isLate).toBe(false);
    expect(afterSessionEvent(unknown, 'expired', null)).toMatchObject({ isLate: true, user: null, endedBy: 'expiry' });
  });
});

test.each([
  ['with a stored session that is not read yet', withHint, true],
  ['with a session that cannot be renewed', unknown, true],
  ['while the second factor is due', afterSessionEvent(withHint, 'code-due', null), false],
])('REQ-NAV-3: account link: %s', (_case, state, expected) => {
  expect(seemsSignedIn(state)).toBe(expected);
});
