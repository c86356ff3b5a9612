import { describe, expect, test } from 'vitest';
import { people } from '../fixtures/people.ts';
import {
  afterLook,
  afterRecovery,
  afterSessionEvent,
  type AuthState,
  initialAuthState,
  knownSignedOut,
  type SessionEvent,
  withoutLinkNews,
  withoutLinkProblem,
} from './authState.ts';

const { robin, mika } = people;
const signedIn = afterSessionEvent(initialAuthState, 'signed-in', robin);

describe('specification §4, auth state', () => {
  test('loading starts true', () => {
    expect(initialAuthState).toEqual({
      isLoading: true,
      isPrerendered: true,
      user: null,
      isRecovery: false,
      linkProblem: null,
      linkNews: null,
      endedBy: null,
    });
  });

  test.each<[SessionEvent]>([['initial'], ['signed-in'], ['recovery'], ['link-expired'], ['link-invalid']])(
    'becomes false once the session is first known: %s',
    (event) => {
      expect(afterSessionEvent(initialAuthState, event, null).isLoading).toBe(false);
    },
  );

  test('becomes false as well when there is no sign of a session, in one step with the look for it', () => {
    const state = afterLook(initialAuthState, false);
    expect(state).toMatchObject({ isLoading: false, isPrerendered: false, user: null });
    expect(afterLook(state, false)).toBe(state);
    expect(knownSignedOut(state)).toBe(state);
  });

  test('stays true with a sign of a session, but the page is no longer as it was prerendered', () => {
    const state = afterLook(initialAuthState, true);
    expect(state).toMatchObject({ isLoading: true, isPrerendered: false });
    expect(afterLook(state, true)).toBe(state);
    expect(afterLook(signedIn, true)).toBe(signedIn);
  });

  test('the user comes and goes', () => {
    expect(signedIn.user).toBe(robin);
    expect(afterSessionEvent(signedIn, 'signed-out', null)).toMatchObject({ user: null, endedBy: 'sign-out' });
    expect(afterSessionEvent(signedIn, 'expired', null)).toMatchObject({ user: null, endedBy: 'expiry' });
  });

  test('a refreshed session keeps the same user object, another user is another', () => {
    expect(afterSessionEvent(signedIn, 'refreshed', { ...robin }).user).toBe(robin);
    expect(afterSessionEvent(signedIn, 'refreshed', { ...robin, fullName: 'Robin S.' }).user).not.toBe(robin);
    expect(afterSessionEvent(signedIn, 'signed-in', mika).user).toBe(mika);
  });

  test('signing in again forgets how the last session ended', () => {
    const ended = afterSessionEvent(signedIn, 'expired', null);
    expect(afterSessionEvent(ended, 'signed-in', robin).endedBy).toBeNull();
  });
});

describe('rulings, password reset', () => {
  const recovering: AuthState = afterSessionEvent(initialAuthState, 'recovery', robin);

  test('a recovery session stays in reset mode until it is over', () => {
    expect(recovering).toMatchObject({ user: robin, isRecovery: true });
    expect(afterSessionEvent(recovering, 'refreshed', robin).isRecovery).toBe(true);
    expect(afterRecovery(recovering)).toMatchObject({ user: robin, isRecovery: false });
  });

  test('without a session there is nothing to reset', () => {
    expect(afterSessionEvent(recovering, 'signed-out', null).isRecovery).toBe(false);
  });
});

describe('a mailed link that does not work', () => {
  test('is told, until it is read or another one works', () => {
    const failed = afterSessionEvent(initialAuthState, 'link-expired', null);
    expect(failed.linkProblem).toBe('expired');
    expect(afterSessionEvent(initialAuthState, 'link-invalid', null).linkProblem).toBe('invalid');
    expect(withoutLinkProblem(failed).linkProblem).toBeNull();
    expect(afterSessionEvent(failed, 'signed-in', robin).linkProblem).toBeNull();
    expect(afterSessionEvent(failed, 'refreshed', null).linkProblem).toBe('expired');
  });
});

describe('issue 6 §5, accounts', () => {
  test('deleting the account ends the session in its own way', () => {
    expect(afterSessionEvent(signedIn, 'deleted', null)).toMatchObject({ user: null, endedBy: 'deletion' });
  });

  test.each(['email-half-changed', 'email-changed', 'confirmed-elsewhere'] as const)(
    'a link tells once: %s',
    (event) => {
      const told = afterSessionEvent(initialAuthState, event, robin);
      expect(told).toMatchObject({ user: robin, isLoading: false, linkNews: event });
      expect(afterSessionEvent(told, 'refreshed', robin).linkNews).toBe(event);
      expect(withoutLinkNews(told).linkNews).toBeNull();
    },
  );
});
