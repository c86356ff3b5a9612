import type { RequestContext } from '../backend/createBackend.ts';
import { type Api, callerOf, fieldsOf, isAuthCall, refuseEarlyMail, type ShimTools } from './authCalls.ts';
import { newMailedToken, verifiedHash } from './mailedTokens.ts';

/** The message of hosted Supabase after the first of the two links. */
const halfWay = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/**
 * Difference from hosted Supabase, and a vulnerability: lite confirms a change of address with the old mailbox only, so
 * that its owner could take any unused address. Hosted mails a link to both mailboxes, and changes the address once
 * both have been opened, in any order.
 */
export function emailChange(next: Api, { engine: sql, config, siteUrl, keys, sendAuthMail }: ShimTools): Api {
  async function begin(request: Request, context: RequestContext): Promise<Response> {
    const { email } = await fieldsOf(request);
    if (typeof email !== 'string' || email === '') return next(request, context);
    const caller = await callerOf(next, request, context, keys);
    const [user] = await sql.query<{ email: string; email_change_sent_at: string | null }>(
      'select email, email_change_sent_at from auth.users where id = $1',
      [caller instanceof Response ? null : caller.userId],
    );
    const newEmail = email.toLowerCase();
    if (!user || newEmail === user.email) return next(request, context);
    const tooSoon = refuseEarlyMail(user.email_change_sent_at, config.auth.email.max_frequency);
    if (tooSoon) return tooSoon;

    const response = await next(request, context);
    if (!response.ok) return response;
    await sendLinks({ email: user.email, newEmail });
    return response;
  }

  async function sendLinks(change: { email: string; newEmail: string }): Promise<void> {
    const forPresent = newMailedToken(change.email, config.auth.email.otp_length);
    const forNew = newMailedToken(change.newEmail, config.auth.email.otp_length);
    await sql.query(
      `update auth.users
       set email_change_token_current = $1, email_change_token_new = $2, email_change_confirm_status = 0,
         email_change_sent_at = now()
       where email = $3`,
      [forPresent.tokenHash, forNew.tokenHash, change.email],
    );
    await sendAuthMail({ type: 'email_change', to: change.email, token: forPresent, change });
    await sendAuthMail({ type: 'email_change', to: change.newEmail, token: forNew, change });
  }

  async function follow(request: Request, context: RequestContext): Promise<Response> {
    const url = new URL(request.url);
    const isLink = request.method === 'GET';
    const fields = isLink ? Object.fromEntries(url.searchParams) : await fieldsOf(request);
    const token = isLink ? fields['token'] : verifiedHash(fields);
    if (fields['type'] !== 'email_change' || typeof token !== 'string' || token === '') return next(request, context);

    const [first] = await sql.query(
      `update auth.users
       set email_change_confirm_status = 1,
         email_change_token_current = nullif(email_change_token_current, $1),
         email_change_token_new = nullif(email_change_token_new, $1)
       where (email_change_token_current = $1 or email_change_token_new = $1)
         and email_change_confirm_status = 0
         and email_change_sent_at > now() - make_interval(secs => $2)
       returning id`,
      [token, config.auth.email.otp_expiry],
    );
    if (first) {
      if (!isLink) return Response.json({ code: '200', msg: halfWay });
      const target = new URL(url.searchParams.get('redirect_to') ?? siteUrl);
      target.hash = new URLSearchParams({ message: halfWay }).toString();
      return new Response(null, { status: 303, headers: { location: target.href } });
    }
    // Lite changes the address with the old mailbox's token only. The last link stores its token there, unless another
    // account has the address.
    await sql.query(
      `update auth.users as account
       set email_change_token_new = null,
         email_change_token_current = case
           when email_change_confirm_status = 1
             and not exists (select from auth.users as other where other.email = account.email_change)
           then $1
         end
       where email_change_token_current = $1 or email_change_token_new = $1`,
      [token],
    );
    return next(request, context);
  }

  return (request, context) => {
    if (isAuthCall(request, 'PUT', 'user')) return begin(request, context);
    const isVerification = isAuthCall(request, 'GET', 'verify') || isAuthCall(request, 'POST', 'verify');
    return isVerification ? follow(request, context) : next(request, context);
  };
}
