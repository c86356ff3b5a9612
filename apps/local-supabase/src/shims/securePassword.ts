import type { RequestContext } from '../backend/createBackend.ts';
import type { SqlRunner } from '../backend/engine.ts';
import { type Api, authRefusal, fieldsOf, isAuthCall } from './authCalls.ts';
import { tokenHashOf } from './mailedTokens.ts';
import { refuseEarlyMail } from './mailFrequency.ts';
import { claimsOf } from './tokenClaims.ts';

export interface SecurePasswordTools {
  sql: SqlRunner;
  mailFrequencySeconds: number;
  codeExpirySeconds: number;
}

/**
 * Difference from hosted Supabase: with `secure_password_change` a new password requires a session younger than 24
 * hours or a mailed code, so that a stolen session cannot take over the account. Lite mails the code without a limit,
 * and checks neither.
 */
export function securePassword(next: Api, { sql, mailFrequencySeconds, codeExpirySeconds }: SecurePasswordTools): Api {
  /** The caller's address, or the error response to a caller without a session. */
  async function addressOf(request: Request, context: RequestContext): Promise<string | Response> {
    const asked = await next(new Request(new URL('user', request.url), { headers: request.headers }), context);
    return asked.ok ? String((await fieldsOf(asked))['email']) : asked;
  }

  async function sendCode(request: Request, context: RequestContext): Promise<Response> {
    const email = await addressOf(request, context);
    if (email instanceof Response) return email;
    const [user] = await sql.query<{ reauthentication_sent_at: string | null }>(
      'select reauthentication_sent_at from auth.users where email = $1',
      [email],
    );
    return refuseEarlyMail(user?.reauthentication_sent_at ?? null, mailFrequencySeconds) ?? next(request, context);
  }

  async function isCode(email: string, nonce: string): Promise<boolean> {
    const used = await sql.query(
      `update auth.users set reauthentication_token = null
       where email = $1 and reauthentication_token = $2
         and reauthentication_sent_at > now() - make_interval(secs => $3)
       returning 1`,
      [email, tokenHashOf(email, nonce), codeExpirySeconds],
    );
    return used.length > 0;
  }

  async function change(request: Request, context: RequestContext): Promise<Response> {
    const { password, nonce } = await fieldsOf(request);
    if (typeof password !== 'string') return next(request, context);
    const email = await addressOf(request, context);
    if (email instanceof Response) return email;
    const [old] = await sql.query(
      `select 1 from auth.sessions where id::text = $1 and created_at < now() - interval '24 hours'`,
      [claimsOf(request)['session_id']],
    );
    if (!old) return next(request, context);
    if (typeof nonce !== 'string' || nonce === '') {
      return authRefusal(400, 'reauthentication_needed', 'Password update requires reauthentication');
    }
    return (await isCode(email, nonce))
      ? next(request, context)
      : authRefusal(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }

  return (request, context) => {
    if (isAuthCall(request, 'GET', 'reauthenticate')) return sendCode(request, context);
    return isAuthCall(request, 'PUT', 'user') ? change(request, context) : next(request, context);
  };
}
