import type { SqlRunner } from '../backend/engine.ts';
import { type Api, fieldsOf, isAuthCall } from './authCalls.ts';
import { type MailedToken, newMailedToken } from './mailedTokens.ts';
import { refuseEarlyMail } from './mailFrequency.ts';

/** Dependencies of sending a sign-up confirmation again. */
export interface ConfirmationTools {
  sql: SqlRunner;
  mailFrequencySeconds: number;
  codeLength: number;
  sendConfirmation(email: string, token: MailedToken): Promise<void>;
}

interface Unconfirmed {
  id: string;
  email: string;
  confirmation_sent_at: string | null;
}

/** Sends a new link that replaces the old one. Returns an error response if it is too early. */
export async function confirmAgain(user: Unconfirmed, tools: ConfirmationTools): Promise<Response | undefined> {
  const tooSoon = refuseEarlyMail(user.confirmation_sent_at, tools.mailFrequencySeconds);
  if (tooSoon) return tooSoon;
  const token = newMailedToken(user.email, tools.codeLength);
  await tools.sql.query('update auth.users set confirmation_token = $1, confirmation_sent_at = now() where id = $2', [
    token.tokenHash,
    user.id,
  ]);
  await tools.sendConfirmation(user.email, token);
  return undefined;
}

/**
 * Difference from hosted Supabase: lite rejects every `resend` of a confirmation. Hosted sends a new link, and does not
 * reveal whether an address is unknown or confirmed.
 */
export function resendConfirmation(next: Api, tools: ConfirmationTools): Api {
  return async (request, context) => {
    if (!isAuthCall(request, 'POST', 'resend')) return next(request, context);
    const { type, email } = await fieldsOf(request);
    if (type !== 'signup' || typeof email !== 'string') return next(request, context);
    const [user] = await tools.sql.query<Unconfirmed>(
      `select id, email, confirmation_sent_at from auth.users where email = lower($1) and email_confirmed_at is null`,
      [email],
    );
    const refusal = user && (await confirmAgain(user, tools));
    return refusal ?? Response.json({});
  };
}
