import type { SqlRunner } from '../backend/engine.ts';
import { type Api, authRefusal, fieldsOf, isAuthCall } from './authCalls.ts';
import { claimsOf } from './tokenClaims.ts';

/**
 * Difference from hosted Supabase: with `secure_password_change` only a session younger than 24 hours may set a
 * password, so that a stolen session cannot take over the account. Lite does not check this. Hosted also accepts a
 * mailed code, which the product does not use.
 */
export function securePassword(next: Api, sql: SqlRunner): Api {
  return async (request, context) => {
    if (!isAuthCall(request, 'PUT', 'user')) return next(request, context);
    const { password } = await fieldsOf(request);
    if (typeof password !== 'string') return next(request, context);
    const asked = await next(new Request(request.url, { headers: request.headers }), context);
    if (!asked.ok) return asked;
    const [old] = await sql.query(
      `select 1 from auth.sessions where id::text = $1 and created_at < now() - interval '24 hours'`,
      [claimsOf(request)['session_id']],
    );
    return old
      ? authRefusal(400, 'reauthentication_needed', 'Password update requires reauthentication')
      : next(request, context);
  };
}
