import { type Api, fieldsOf, isAuthCall } from './authCalls.ts';
import { confirmAgain, type ConfirmationTools } from './confirmationAgain.ts';

interface ExistingUser {
  id: string;
  email: string;
  email_confirmed_at: string | null;
  confirmation_sent_at: string | null;
}

/**
 * Difference from hosted Supabase: lite responds with 429 to every second sign-up of an address. Hosted sends a new
 * link to an unconfirmed address, and nothing to a confirmed one. `sameAnswer` makes both responses look like a new
 * account.
 */
export function repeatedSignUp(next: Api, tools: ConfirmationTools): Api {
  return async (request, context) => {
    if (!isAuthCall(request, 'POST', 'signup')) return next(request, context);
    const { email, password } = await fieldsOf(request);
    const response = await next(request, context);
    if (response.status !== 429) return response;
    // Takes as long as lite's hash of a new account's password.
    const [user] = await tools.sql.query<ExistingUser>(
      `select id, email, email_confirmed_at, confirmation_sent_at, extensions.crypt($2, extensions.gen_salt('bf', 10))
       from auth.users where email = lower($1)`,
      [email, password],
    );
    if (user && user.email_confirmed_at === null) await confirmAgain(user, tools);
    return response;
  };
}
