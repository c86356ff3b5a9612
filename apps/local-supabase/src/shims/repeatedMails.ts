import type { RequestContext } from '../backend/createBackend.ts';
import { type Api, fieldsOf, isAuthCall, refuseEarlyMail, type ShimTools } from './authCalls.ts';
import { newMailedToken } from './mailedTokens.ts';
import { hashCost } from './passwordCheck.ts';

/**
 * Differences from hosted Supabase: lite responds with 429 to every second sign-up of an address and to every `resend`
 * of a confirmation, and does not limit how often it sends a password reset. Hosted sends an unconfirmed address a new
 * link, and nothing to a confirmed one. `uniformResponses` makes the responses look alike.
 */
export function repeatedMails(next: Api, { engine: sql, config, sendAuthMail }: ShimTools): Api {
  /** Sends an unconfirmed address a new link that replaces the old one. Returns an error response if it is too early. */
  async function confirmAgain(email: unknown): Promise<Response | undefined> {
    const [user] = await sql.query<{ id: string; email: string; confirmation_sent_at: string | null }>(
      'select id, email, confirmation_sent_at from auth.users where email = lower($1) and email_confirmed_at is null',
      [email],
    );
    if (!user) return undefined;
    const tooSoon = refuseEarlyMail(user.confirmation_sent_at, config.auth.email.max_frequency);
    if (tooSoon) return tooSoon;
    const token = newMailedToken(user.email, config.auth.email.otp_length);
    await sql.query('update auth.users set confirmation_token = $1, confirmation_sent_at = now() where id = $2', [
      token.tokenHash,
      user.id,
    ]);
    await sendAuthMail({ type: 'signup', to: user.email, token });
    return undefined;
  }

  async function signUp(request: Request, context: RequestContext): Promise<Response> {
    const { email, password } = await fieldsOf(request);
    const response = await next(request, context);
    if (response.status !== 429) return response;
    // Takes as long as lite's hash of a new account's password.
    await sql.query(`select extensions.crypt($1, extensions.gen_salt('bf', $2))`, [password, hashCost]);
    await confirmAgain(email);
    return response;
  }

  async function resend(request: Request, context: RequestContext): Promise<Response> {
    const { type, email } = await fieldsOf(request);
    if (type !== 'signup' || typeof email !== 'string') return next(request, context);
    return (await confirmAgain(email)) ?? Response.json({});
  }

  async function recover(request: Request, context: RequestContext): Promise<Response> {
    const { email } = await fieldsOf(request);
    const [user] = await sql.query<{ recovery_sent_at: string | null }>(
      'select recovery_sent_at from auth.users where email = lower($1)',
      [email],
    );
    return refuseEarlyMail(user?.recovery_sent_at ?? null, config.auth.email.max_frequency) ?? next(request, context);
  }

  return (request, context) => {
    if (isAuthCall(request, 'POST', 'signup')) return signUp(request, context);
    if (isAuthCall(request, 'POST', 'resend')) return resend(request, context);
    return isAuthCall(request, 'POST', 'recover') ? recover(request, context) : next(request, context);
  };
}
