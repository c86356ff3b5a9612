import type { SqlRunner } from '../backend/engine.ts';
import { type Api, authRefusal, fieldsOf, isAuthCall } from './authCalls.ts';
import { knowsPassword } from './knowsPassword.ts';
import { claimsOf, issuedToken, readClaims } from './tokenClaims.ts';

/**
 * Difference from hosted Supabase: with `require_current_password`, a new password requires the current one, or a
 * session that began with a mailed link. Lite checks neither, and does not record how a session began.
 */
export function currentPassword(next: Api, sql: SqlRunner): Api {
  async function noteLink(response: Response): Promise<Response> {
    const token = await issuedToken(response);
    if (token !== undefined) {
      await sql.query(`update auth.sessions set tag = 'link' where id::text = $1`, [readClaims(token)['session_id']]);
    }
    return response;
  }

  async function beganWithLink(request: Request): Promise<boolean> {
    const rows = await sql.query(`select 1 from auth.sessions where id::text = $1 and tag = 'link'`, [
      claimsOf(request)['session_id'],
    ]);
    return rows.length > 0;
  }

  return async (request, context) => {
    if (isAuthCall(request, 'GET', 'verify') || isAuthCall(request, 'POST', 'verify')) {
      return noteLink(await next(request, context));
    }
    if (!isAuthCall(request, 'PUT', 'user')) return next(request, context);
    const { password, current_password: current } = await fieldsOf(request);
    if (typeof password !== 'string') return next(request, context);
    const asked = await next(new Request(request.url, { headers: request.headers }), context);
    if (!asked.ok) return asked;
    const { email } = await fieldsOf(asked);
    const isProven =
      (await beganWithLink(request)) ||
      (typeof current === 'string' && (await knowsPassword(sql, String(email), current)));
    return isProven
      ? next(request, context)
      : authRefusal(400, 'current_password_mismatch', 'Current password required when setting new password.');
  };
}
