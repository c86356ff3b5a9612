import { randomUUID } from 'node:crypto';
import { type Api, fieldsOf, isAuthCall } from './authCalls.ts';

/**
 * Intentional difference from hosted Supabase (REQ-AUTH-6): status and body of a sign-up or mail request do not reveal
 * whether an address has an account. Hosted responds with 429 to a second mail within a minute if there is an account,
 * and lists identities only for a new account. This shim builds the response from the request alone.
 */
export function sameAnswer(next: Api): Api {
  return async (request, context) => {
    const isSignUp = isAuthCall(request, 'POST', 'signup');
    if (!isSignUp && !isAuthCall(request, 'POST', 'recover', 'resend')) return next(request, context);
    const fields = isSignUp ? await fieldsOf(request) : {};
    const response = await next(request, context);
    // 429: the previous mail was sent less than a minute ago.
    if (!response.ok && response.status !== 429) return response;
    return Response.json(isSignUp ? newUser(String(fields['email']).toLowerCase(), fields['data']) : {});
  };
}

/** Hosted's response for an address that already has an account. */
function newUser(email: string, data: unknown): object {
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
