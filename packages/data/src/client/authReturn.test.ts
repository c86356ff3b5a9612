import { describe, expect, test } from 'vitest';
import { readAuthReturn, withoutAuthReturn } from './authReturn.ts';

const session = '#access_token=aaa&expires_at=1&expires_in=3600&refresh_token=bbb&token_type=bearer&type=';

describe('what a mailed link brings back', () => {
  test('a session after confirming', () => {
    expect(readAuthReturn(new URL(`https://site.example/${session}signup`))).toEqual({
      kind: 'session',
      accessToken: 'aaa',
      refreshToken: 'bbb',
      purpose: 'confirmation',
    });
  });

  test('a recovery session', () => {
    expect(readAuthReturn(new URL(`https://site.example/auth${session}recovery`))).toMatchObject({
      purpose: 'recovery',
    });
  });

  test('a session under the new address, once both links are opened', () => {
    expect(readAuthReturn(new URL(`https://site.example/deals${session}email_change`))).toMatchObject({
      purpose: 'email-change',
    });
  });

  test('a sentence after the first of these two links', () => {
    const hash = '#message=Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email';
    expect(readAuthReturn(new URL(`https://site.example/deals${hash}`))).toEqual({ kind: 'half-way' });
  });

  test('a link that is too old or was used before', () => {
    const hash = '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired';
    expect(readAuthReturn(new URL(`https://site.example/${hash}`))).toEqual({ kind: 'failure', problem: 'expired' });
  });

  test('any other failure, also when it stands in the query', () => {
    const failure = { kind: 'failure', problem: 'invalid' };
    expect(readAuthReturn(new URL('https://site.example/#error=server_error&error_code=500'))).toEqual(failure);
    expect(readAuthReturn(new URL('https://site.example/?error=x&error_code=bad_jwt'))).toEqual(failure);
  });

  test.each(['/', '/#calendar', '/auth?mode=signup', '/#access_token=', '/?error=mine', '/#message', '/#%E0%A4%A'])(
    'nothing in %s',
    (path) => {
      expect(readAuthReturn(new URL(path, 'https://site.example'))).toBeNull();
    },
  );

  test('leaves a clean address, with the query that was not its own', () => {
    expect(withoutAuthReturn(new URL(`https://site.example/auth?mode=reset${session}recovery`))).toBe(
      '/auth?mode=reset',
    );
    expect(withoutAuthReturn(new URL('https://site.example/?error=x&error_code=y&error_description=z'))).toBe('/');
  });
});
