import { describe, expect, it } from 'vitest';
import { isUnconfirmed } from './unconfirmed.ts';

describe('isUnconfirmed: whether to offer another confirmation mail', () => {
  it.each([
    ['Email not confirmed', true],
    ['email not confirmed.', true],
    ['Invalid login credentials', false],
    ['', false],
  ])('%j: %s', (message, expected) => {
    expect(isUnconfirmed(message)).toBe(expected);
  });
});
