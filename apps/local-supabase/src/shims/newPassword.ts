import type { RequestContext } from '../backend/createBackend.ts';
import { type Api, authRefusal, type Caller, callerOf, fieldsOf, isAuthCall, type ShimTools } from './authCalls.ts';
import { knowsPassword } from './passwordCheck.ts';

/** Maximum bytes (UTF-8) of a password that bcrypt reads; it ignores the rest. */
const maximumBytes = 72;

/**
 * Differences from hosted Supabase:
 *
 * - Lite counts characters instead of bytes, and does not check the length of a signed-in user's new password.
 * - With `secure_password_change`, a new password requires a session younger than 24 hours, so that a stolen session
 *   cannot take over the account. Lite does not check it. Hosted also accepts a mailed code (`nonce`).
 * - With `require_current_password`, it also requires the current one, or a session that began with a mailed link or
 *   code. Lite checks neither.
 * - A new password ends all sessions except the one that set it. Lite leaves them open, including an intruder's.
 */
export function newPassword(next: Api, { engine: sql, config, keys }: ShimTools): Api {
  async function refuseOldSession({ sessionId }: Caller): Promise<Response | undefined> {
    const [old] = await sql.query(
      `select 1 from auth.sessions where id::text = $1 and created_at < now() - interval '24 hours'`,
      [sessionId],
    );
    return old && authRefusal(400, 'reauthentication_needed', 'Password update requires reauthentication');
  }

  /** Applies to accounts with a password, in sessions that did not begin with a mailed link or code. */
  async function refuseWithoutCurrent({ email, sessionId }: Caller, current: unknown): Promise<Response | undefined> {
    const [needsProof] = await sql.query(
      `select 1 from auth.users
       where email = $1 and encrypted_password <> '' and not exists (
         select from auth.mfa_amr_claims where session_id::text = $2 and authentication_method = 'otp'
       )`,
      [email, sessionId],
    );
    const isGiven = typeof current === 'string' && current !== '';
    if (!needsProof || (isGiven && (await knowsPassword(sql, email, current)))) return undefined;
    const code = isGiven ? 'current_password_mismatch' : 'current_password_required';
    return authRefusal(400, code, 'Current password required when setting new password.');
  }

  async function change(request: Request, context: RequestContext): Promise<Response> {
    const caller = await callerOf(next, request, context, keys);
    if (caller instanceof Response) return caller;
    const { current_password: current } = await fieldsOf(request);
    const refusal =
      (config.auth.email.secure_password_change ? await refuseOldSession(caller) : undefined) ??
      (config.auth.email.require_current_password ? await refuseWithoutCurrent(caller, current) : undefined);
    if (refusal) return refusal;
    const response = await next(request, context);
    if (response.ok) {
      await sql.query('delete from auth.sessions where user_id = $1 and id::text <> $2', [
        caller.userId,
        caller.sessionId,
      ]);
    }
    return response;
  }

  return async (request, context) => {
    const isChange = isAuthCall(request, 'PUT', 'user');
    if (!isChange && !isAuthCall(request, 'POST', 'signup')) return next(request, context);
    const { password } = await fieldsOf(request);
    if (typeof password !== 'string') return next(request, context);
    if (Buffer.byteLength(password) > maximumBytes) {
      return authRefusal(400, 'validation_failed', `Password cannot be longer than ${maximumBytes} characters`);
    }
    return isChange ? change(request, context) : next(request, context);
  };
}
