import { describe, expect, it } from 'vitest';
import { isCurrentCode, newSecret, otpauthUri, totpCode } from './totp.ts';

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

  it('creates different secrets of 160 bits', () => {
    const secrets = Array.from({ length: 50 }, newSecret);
    expect(new Set(secrets).size).toBe(50);
    for (const each of secrets) expect(each).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('otpauthUri() names the site and the account', () => {
    const uri = new URL(otpauthUri({ issuer: 'podium.example:80', email: 'a+b@podium.example', secret }));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain('podium.example:80:a+b@podium.example');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      algorithm: 'SHA1',
      digits: '6',
      issuer: 'podium.example:80',
      period: '30',
      secret,
    });
  });
});
