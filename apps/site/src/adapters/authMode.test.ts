import { describe, expect, it } from 'vitest';
import { afterSignIn, shownMode } from './authMode.ts';

describe('specification §2, auth page: successful sign-in goes to /', () => {
  it.each([null, undefined, {}, { from: '/deals' }, { from: 'https://example.com' }, '/join'])('from %j', (state) => {
    expect(afterSignIn(state)).toBe('/');
  });

  it('rulings, session that ends on step 3: back to /join', () => {
    expect(afterSignIn({ from: '/join' })).toBe('/join');
  });
});

describe('rulings, password reset and expired links', () => {
  it('a recovery session stays in reset mode', () => {
    expect(shownMode({ chosen: 'signin', isRecovery: true, linkProblem: 'expired' })).toBe('reset');
  });

  it('a link that does not work says so', () => {
    expect(shownMode({ chosen: 'signin', isRecovery: false, linkProblem: 'expired' })).toBe('link-expired');
    expect(shownMode({ chosen: 'signin', isRecovery: false, linkProblem: 'invalid' })).toBe('link-expired');
  });

  it('else the chosen mode is shown', () => {
    expect(shownMode({ chosen: 'signup', isRecovery: false, linkProblem: null })).toBe('signup');
  });
});
