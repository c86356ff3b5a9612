import { randomUUID } from 'node:crypto';
import { type Api, fieldsOf, isAuthCall } from './authCalls.ts';
import { confirmAgain, type ConfirmationTools } from './confirmationAgain.ts';

interface ExistingUser {
  id: string;
  email: string;
  email_confirmed_at: string | null;
  confirmation_sent_at: string | null;
  raw_app_meta_data: unknown;
  raw_user_meta_data: unknown;
  created_at: string;
  updated_at: string;
}

/**
 * Difference from hosted Supabase: lite answers every second sign-up of an address with 429. Hosted sends an unconfirmed
 * address a new link, and answers for a confirmed one as if it were new, without a mail, so that nobody can find out who
 * has an account.
 */
export function repeatedSignUp(next: Api, tools: ConfirmationTools): Api {
  return async (request, context) => {
    if (!isAuthCall(request, 'POST', 'signup')) return next(request, context);
    const fields = await fieldsOf(request);
    const response = await next(request, context);
    if (response.status !== 429) return response;
    const [user] = await tools.sql.query<ExistingUser>('select * from auth.users where email = lower($1)', [
      fields['email'],
    ]);
    if (!user) return response;
    if (user.email_confirmed_at !== null) return Response.json(inventedUser(user.email, fields['data']));
    return (await confirmAgain(user, tools)) ?? Response.json(await waitingUser(user, tools));
  };
}

/** Looks like a new user, but for the empty list of identities. */
function inventedUser(email: string, data: unknown): object {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

async function waitingUser(user: ExistingUser, { sql }: ConfirmationTools): Promise<object> {
  const identities = await sql.query(
    `select id as identity_id, provider_id as id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at
     from auth.identities where user_id = $1`,
    [user.id],
  );
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    confirmation_sent_at: new Date().toISOString(),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities,
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  };
}
