import type { SqlRunner } from '../backend/engine.ts';
import { type Api, fieldsOf, isAuthCall } from './authCalls.ts';
import { claimsOf } from './tokenClaims.ts';

/**
 * Difference from hosted Supabase: with lite a new password leaves all sessions open, including an intruder's. Hosted
 * ends all sessions except the one that set the password.
 */
export function passwordEndsSessions(next: Api, sql: SqlRunner): Api {
  return async (request, context) => {
    if (!isAuthCall(request, 'PUT', 'user')) return next(request, context);
    const { password } = await fieldsOf(request);
    const response = await next(request, context);
    if (response.ok && typeof password === 'string') {
      const { sub, session_id } = claimsOf(request);
      await sql.query('delete from auth.sessions where user_id = $1 and id is distinct from $2', [
        sub,
        session_id ?? null,
      ]);
    }
    return response;
  };
}
