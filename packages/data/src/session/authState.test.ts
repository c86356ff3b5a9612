import { describe, expect, test } from 'vitest';
import { people } from '../fixtures/people.ts';
import {
  afterLook,
  afterSessionEvent,
  initialAuthState,
  knownSignedOut,
  seemsSignedIn,
  type SessionEvent,
} from './authState.ts';

const { robin, mika } = people;
const signedIn = afterSessionEvent(initialAuthState, 'signed-in', robin);

describe('REQ-AUTH-1, REQ-AUTH-9: auth state', () => {
  test('REQ-AUTH-7: no user is signed in while the code is due', () => {
    const due = afterSessionEvent(initialAuthState, 'code-due', null);
    expect(due).toMatchObject({ isLoading: false, user: null, isCodeDue: true, endedBy: null });
    expect(afterSessionEvent(due, 'signed-out', null)).toMatchObject({ isCodeDue: false, endedBy: 'sign-out' });
  });

  test.each<[SessionEvent]>([['initial'], ['signed-in'], ['unknown']])(
    'loading ends once the session is first known: %s',
    (event) => {
      expect(afterSessionEvent(initialAuthState, event, null).isLoading).toBe(false);
    },
  );

  test('loading ends at once without a session hint', () => {
    const state = afterLook(initialAuthState, false);
    expect(state).toMatchObject({ isLoading: false, isPrerendered: false, user: null });
    expect(afterLook(state, false)).toBe(state);
    expect(knownSignedOut(state)).toBe(state);
  });

  test('loading continues with a session hint, and the page is no longer in its prerendered state', () => {
    const state = afterLook(initialAuthState, true);
    expect(state).toMatchObject({ isLoading: true, isPrerendered: false });
    expect(afterLook(state, true)).toBe(state);
    expect(afterLook(signedIn, true)).toBe(signedIn);
  });

  test.each([
    ['signed-out', 'sign-out'],
    ['expired', 'expiry'],
    ['deleted', 'deletion'],
  ] as const)('has no user after %s, which ended by %s', (event, endedBy) => {
    expect(signedIn.user).toBe(robin);
    expect(afterSessionEvent(signedIn, event, null)).toMatchObject({ user: null, endedBy });
  });

  test('a refreshed session keeps the same user object, another user replaces it', () => {
    expect(afterSessionEvent(signedIn, 'refreshed', { ...robin }).user).toBe(robin);
    expect(afterSessionEvent(signedIn, 'refreshed', { ...robin, fullName: 'Robin S.' }).user).not.toBe(robin);
    expect(afterSessionEvent(signedIn, 'signed-in', mika).user).toBe(mika);
  });

  test('signing in clears the reason why the last session ended', () => {
    const ended = afterSessionEvent(signedIn, 'expired', null);
    expect(afterSessionEvent(ended, 'signed-in', robin).endedBy).toBeNull();
  });
});

describe('REQ-ROUTE-7: a session that cannot be refreshed because the service fails', () => {
  const unknown = afterSessionEvent(initialAuthState, 'unknown', null);

  test('is unknown, not signed out', () => {
    expect(unknown).toMatchObject({ isLoading: false, isUnknown: true, user: null, endedBy: null });
  });

  test('an answer that the visitor did not request is late until the visitor acts', () => {
    const late = afterSessionEvent(unknown, 'initial', robin);
    expect(late).toMatchObject({ isUnknown: false, isLate: true, user: robin });
    expect(afterSessionEvent(late, 'refreshed', robin).isLate).toBe(true);
    expect(afterSessionEvent(late, 'signed-out', null).isLate).toBe(false);
    expect(afterSessionEvent(unknown, 'expired', null)).toMatchObject({ isLate: true, user: null, endedBy: 'expiry' });
  });
});

describe('REQ-NAV-3: account link', () => {
  const withHint = afterLook(initialAuthState, true);

  test.each([
    ['in the prerendered page', initialAuthState, false],
    ['without a stored session', afterLook(initialAuthState, false), false],
    ['with a stored session that is not read yet', withHint, true],
    ['with a user', signedIn, true],
    ['with a session that cannot be renewed', afterSessionEvent(withHint, 'unknown', null), true],
    ['while the second factor is due', afterSessionEvent(withHint, 'code-due', null), false],
    ['after sign-out', afterSessionEvent(signedIn, 'signed-out', null), false],
  ])('%s', (_case, state, expected) => {
    expect(seemsSignedIn(state)).toBe(expected);
  });
});
