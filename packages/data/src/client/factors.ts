import type { AuthError, Session, SupabaseClient, User } from '@supabase/supabase-js';
import type { Result } from '../schemas/result.ts';
import { authResult } from './results.ts';
import { messageCode } from '../schemas/messages.ts';

type Auth = SupabaseClient['auth'];

export function hasVerifiedFactor(user: User): boolean {
  return user.factors?.some(({ status }) => status === 'verified') ?? false;
}

/**
 * Whether the account has a second factor that this session has not used. `getAuthenticatorAssuranceLevel` returns
 * the same, but must not be called inside the client's change callback.
 */
export function awaitsCode(session: Session): boolean {
  return hasVerifiedFactor(session.user) && levelOf(session.access_token) !== 'aal2';
}

function levelOf(accessToken: string): unknown {
  const payload = accessToken.split('.')[1] ?? '';
  const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  return typeof claims === 'object' && claims !== null && 'aal' in claims ? claims.aal : undefined;
}

/** Verifies a code of the account's second factor; raises the session to aal2. */
export async function verifyCode(auth: Auth, code: string): Promise<Result> {
  const { data, error } = await auth.mfa.listFactors();
  if (error) return authResult(error);
  const [factor] = data.totp;
  return factor ? codeResult((await auth.mfa.challengeAndVerify({ factorId: factor.id, code })).error) : { ok: true };
}

/** Result of a code check, with a message for the field. */
export function codeResult(error: AuthError | null): Result {
  const isWrong = error?.code === 'mfa_verification_failed' || error?.code === 'mfa_verification_rejected';
  return isWrong ? { ok: false, message: messageCode('wrong_code'), reason: 'wrong_code' } : authResult(error);
}
