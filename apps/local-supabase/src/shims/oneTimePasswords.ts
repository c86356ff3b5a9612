import { randomBytes } from 'node:crypto';
import type { RequestContext } from '../backend/createBackend.ts';
import { type Api, fieldsOf, isAuthCall, refuseEarlyMail, type ShimTools } from './authCalls.ts';
import { verifiedHash } from './mailedTokens.ts';
import { hashCost } from './passwordCheck.ts';

interface User {
  email_confirmed_at: string | null;
  recovery_sent_at: string | null;
}

/**
 * Differences from hosted Supabase, the first a vulnerability: for a code or link to an unknown address, lite creates a
 * confirmed account before the mail is opened. Hosted signs the address up, so that the mail confirms it. Lite sends
 * such mails without a limit, and rejects the type `email` of `verifyOtp`.
 */
export function oneTimePasswords(next: Api, { engine: sql, config }: ShimTools): Api {
  async function request(received: Request, context: RequestContext): Promise<Response> {
    const { email, create_user: createUser, data } = await fieldsOf(received);
    if (typeof email !== 'string' || email === '') return next(received, context);
    // The hash takes as long as that of a new account's password.
    const [user] = await sql.query<User>(
      `select email_confirmed_at, recovery_sent_at,
         case when email_confirmed_at is not null then extensions.crypt('', extensions.gen_salt('bf', $2)) end
       from auth.users where email = lower($1)`,
      [email, hashCost],
    );
    if (user?.email_confirmed_at)
      return refuseEarlyMail(user.recovery_sent_at, config.auth.email.max_frequency) ?? next(received, context);
    if (!user && createUser === false) return next(received, context);
    const response = await next(
      withBody(new URL(`signup${new URL(received.url).search}`, received.url), received, {
        email,
        data,
        password: randomBytes(24).toString('base64url'),
      }),
      context,
    );
    return response.ok ? Response.json({}) : response;
  }

  async function verify(received: Request, context: RequestContext): Promise<Response> {
    const fields = await fieldsOf(received);
    if (fields['type'] !== 'email') return next(received, context);
    const unconfirmed = await sql.query('select 1 from auth.users where confirmation_token = $1', [
      verifiedHash(fields) ?? null,
    ]);
    const type = unconfirmed.length > 0 ? 'signup' : 'magiclink';
    return next(withBody(new URL(received.url), received, { ...fields, type }), context);
  }

  return (received, context) => {
    if (isAuthCall(received, 'POST', 'otp', 'magiclink')) return request(received, context);
    return isAuthCall(received, 'POST', 'verify') ? verify(received, context) : next(received, context);
  };
}

function withBody(url: URL, { headers }: Request, body: object): Request {
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(body) });
}
