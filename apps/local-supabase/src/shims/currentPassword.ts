import type { SqlRunner } from '../backend/engine.ts';
import { type Api, authRefusal, fieldsOf, isAuthCall } from './authCalls.ts';
import { knowsPassword } from './knowsPassword.ts';
import { claimsOf } from './tokenClaims.ts';

const sentence = 'Current password required when setting new password.';

/**
 * Difference from hosted Supabase: with `require_current_password`, a new password requires the current one, or a
 * session that began with a mailed link or code. Lite checks neither.
 */
export function currentPassword(next: Api, sql: SqlRunner): Api {
  /** Whether the account has a password, and the session did not begin with a mail. */
  async function needsProof(email: string, request: Request): Promise<boolean> {
    const rows = await sql.query(
      `select 1 from auth.users
       where email = $1 and encrypted_password <> '' and not exists (
         select from auth.mfa_amr_claims where session_id::text = $2 and authentication_method = 'otp'
       )`,
      [email, claimsOf(request)['session_id']],
    );
    return rows.length > 0;
  }

  return async (request, context) => {
    if (!isAuthCall(request, 'PUT', 'user')) return next(request, context);
    const { password, current_password: current } = await fieldsOf(request);
    if (typeof password !== 'string') return next(request, context);
    const asked = await next(new Request(request.url, { headers: request.headers }), context);
    if (!asked.ok) return asked;
    const email = String((await fieldsOf(asked))['email']);
    if (!(await needsProof(email, request))) return next(request, context);
    if (typeof current !== 'string' || current === '') return authRefusal(400, 'current_password_required', sentence);
    return (await knowsPassword(sql, email, current))
      ? next(request, context)
      : authRefusal(400, 'current_password_mismatch', sentence);
  };
}
