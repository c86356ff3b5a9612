import { describe, expect, it } from 'vitest';
import { auth as content } from '@podium/data/content/auth';
import { type AuthMode, headingInTurn, headOf, waysFrom } from './authModes.ts';

const modes: AuthMode[] = ['signin', 'signup', 'reset-request', 'check-email', 'reset', 'link-expired'];

describe('specification §2, auth page', () => {
  it('is headed as the mode says', () => {
    expect(headOf('signin', content, '')).toEqual({ heading: 'Sign In', subtitle: 'Welcome back' });
    expect(headOf('signup', content, '')).toEqual({ heading: 'Create Account', subtitle: 'Join the elite' });
  });

  it('toggles between the two', () => {
    expect(waysFrom('signin', content)[0]?.mode).toBe('signup');
    expect(waysFrom('signup', content)[0]?.mode).toBe('signin');
    expect(headingInTurn('signin', content)).toBe('Create Account');
    expect(headingInTurn('signup', content)).toBe('Sign In');
    expect(headingInTurn('reset', content)).toBeUndefined();
  });
});

describe('rulings, added by us', () => {
  it('names the address to which a link went', () => {
    expect(headOf('check-email', content, "o'$&@example.com").subtitle).toContain("o'$&@example.com");
    expect(headOf('check-email', content, '').subtitle).not.toMatch(/\{email\}/);
  });

  it.each(modes.filter((mode) => mode !== 'signin' && mode !== 'reset'))('%s leads back to sign-in', (mode) => {
    expect(waysFrom(mode, content).map((way) => way.mode)).toContain('signin');
  });

  it('keeps a recovery session in reset mode', () => {
    expect(waysFrom('reset', content)).toEqual([]);
  });
});
