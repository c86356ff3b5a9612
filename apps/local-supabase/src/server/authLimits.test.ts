import { beforeEach, describe, expect, it } from 'vitest';
import { limitAuth } from './authLimits.ts';

let now: number;
let passedOn: number;

function limited(
  limits: Parameters<typeof limitAuth>[1] = { sign_in_sign_ups: 2, token_refresh: 3, token_verifications: 1 },
) {
  const next = async () => {
    passedOn += 1;
    return new Response('passed on');
  };
  const api = limitAuth(next, limits, () => now);
  return (path: string, peerAddress = '192.0.2.1', method = 'POST') =>
    api(new Request(`http://localhost${path}`, { method }), { peerAddress });
}

const signIn = '/auth/v1/token?grant_type=password';
const refresh = '/auth/v1/token?grant_type=refresh_token';

beforeEach(() => {
  now = 1000;
  passedOn = 0;
});

describe('REQ-SAFE-2: limits of sign-in and sign-up', () => {
  it('return the time to wait, and allow the next call then', async () => {
    const call = limited();
    expect((await call(signIn)).status).toBe(200);
    expect((await call('/auth/v1/signup')).status).toBe(200);
    now += 61_000;
    const refused = await call(signIn);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('239');
    expect(await refused.json()).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Too many attempts. Please try again in 4 minutes.',
    });
    expect(passedOn).toBe(2);
    now += 239_000;
    expect((await call(signIn)).status).toBe(200);
  });

  it.each([
    ['POST', '/auth/v1/signup'],
    ['POST', '/auth/v1/%73ignup'],
    ['POST', '/auth/v1/recover'],
    ['POST', '/auth/v1/token'],
    // A code of a second factor.
    ['POST', '/auth/v1/factors/0b9e/verify'],
    // The request contains the current password.
    ['PUT', '/auth/v1/user'],
  ])('count calls of %s %s', async (method, path) => {
    const call = limited(1);
    expect((await call(path, '192.0.2.1', method)).status).toBe(200);
    expect((await call(path, '192.0.2.1', method)).status).toBe(429);
  });

  it('count each address and each kind of call separately', async () => {
    const call = limited(1);
    for (const path of [signIn, refresh]) expect((await call(path)).status).toBe(200);
    expect((await call('/auth/v1/verify?token=x', '192.0.2.1', 'GET')).status).toBe(200);
    expect((await call(signIn, '192.0.2.2')).status).toBe(200);
    for (const path of [signIn, refresh]) expect((await call(path)).status).toBe(429);
    expect((await call('/auth/v1/verify?token=y', '192.0.2.1', 'GET')).status).toBe(429);
  });

  it('count all addresses of one IPv6 /64 as one caller', async () => {
    const call = limited(1);
    expect((await call(signIn, '2001:db8:1:2::1')).status).toBe(200);
    expect((await call(signIn, '2001:db8:1:2:ffff::2')).status).toBe(429);
    expect((await call(signIn, '2001:db8:1:3::1')).status).toBe(200);
    expect((await call(signIn, '::ffff:192.0.2.7')).status).toBe(200);
    expect((await call(signIn, '192.0.2.7')).status).toBe(429);
  });
});
