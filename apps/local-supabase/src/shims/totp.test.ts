import { describe, expect, it } from 'vitest';
import { isCurrentCode, totpCode } from './totp.ts';

/** '12345678901234567890', the key of RFC 6238's test vectors. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('REQ-AUTH-7: codes of RFC 6238', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i the code is %s', (seconds, code) => {
    expect(totpCode(secret, seconds * 1000)).toBe(code);
  });

  it('accepts the codes of the previous, the current and the next step', () => {
    const now = 1_111_111_100_000;
    const codeAt = (steps: number) => totpCode(secret, now + steps * 30_000);
    const taken = [-2, -1, 0, 1, 2].map((steps) => isCurrentCode(secret, codeAt(steps), now));
    expect(taken).toEqual([false, true, true, true, false]);
  });
});
