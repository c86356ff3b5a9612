import { describe, expect, it } from 'vitest';
import { afterSignIn } from './afterSignIn.ts';

describe('REQ-AUTH-2: the target after sign-in', () => {
  it.each([{}, { from: '/deals' }, { from: 'https://example.com' }])('is / for %j', (state) => {
    expect(afterSignIn(state)).toBe('/');
  });

  it('REQ-JOIN-3: is /join for an interrupted application', () => {
    expect(afterSignIn({ from: '/join' })).toBe('/join');
  });
});
