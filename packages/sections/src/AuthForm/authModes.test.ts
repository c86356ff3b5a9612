import { describe, expect, it } from 'vitest';
import { auth as content } from '@podium/brands/standard/auth.ts';
import { type AuthMode, headingInTurn, headOf, waysFrom } from './authModes.ts';

const modes: AuthMode[] = ['signin', 'signup', 'reset-request', 'check-email'];

describe('REQ-AUTH-1: sign-in and sign-up', () => {
  it('shows the heading and subtitle of the mode', () => {
    expect(headOf('signin', content, '')).toEqual({ heading: 'Sign In', subtitle: 'Welcome back' });
    expect(headOf('signup', content, '')).toEqual({ heading: 'Create Account', subtitle: 'Join the elite' });
  });

  it('toggles between sign-in and sign-up', () => {
    expect(waysFrom('signin', content)[0]?.mode).toBe('signup');
    expect(waysFrom('signup', content)[0]?.mode).toBe('signin');
    expect(headingInTurn('signin', content)).toBe('Create Account');
    expect(headingInTurn('signup', content)).toBe('Sign In');
    expect(headingInTurn('check-email', content)).toBeUndefined();
  });
});

describe('the other modes of the auth page', () => {
  it('shows the address to which a link was sent', () => {
    expect(headOf('check-email', content, "o'$&@example.com").subtitle).toContain("o'$&@example.com");
    expect(headOf('check-email', content, '').subtitle).not.toMatch(/\{email\}/);
  });

  it.each(modes.filter((mode) => mode !== 'signin'))('%s links to sign-in', (mode) => {
    expect(waysFrom(mode, content).map((way) => way.mode)).toContain('signin');
  });
});
