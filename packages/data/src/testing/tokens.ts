import { SESSION_KEY } from '../client/sessionKeys.ts';

function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

export const robin = {
  id: '00000000-0000-4000-8000-000000000001',
  aud: 'authenticated',
  role: 'authenticated',
  email: 'robin@example.com',
  app_metadata: {},
  user_metadata: { full_name: 'Robin Sample' } as { full_name?: string },
  created_at: '2026-01-01T00:00:00Z',
};

/** For tests: the service's response to a sign-in, with tokens that expire in `seconds`. */
export function sessionAnswer(user = robin, seconds = 3600, aal: 'aal1' | 'aal2' = 'aal1') {
  const expiresAt = Math.round(Date.now() / 1000) + seconds;
  return {
    access_token: `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: user.id, exp: expiresAt, aal })}.${part('signature')}`,
    token_type: 'bearer',
    expires_in: seconds,
    expires_at: expiresAt,
    refresh_token: 'refresh-1',
    user,
  };
}

/** For tests: Robin with an authenticator app. */
export const robinWithSecondFactor = {
  ...robin,
  factors: [{ id: 'factor-1', factor_type: 'totp', status: 'verified', created_at: '', updated_at: '' }],
};

/** For tests: the stored session of an earlier visit, as key and value. */
export function storedSession(user = robin, seconds = 3600): [key: string, value: string] {
  return [SESSION_KEY, JSON.stringify(sessionAnswer(user, seconds))];
}
