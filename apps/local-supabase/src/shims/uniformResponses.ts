import { randomUUID } from 'node:crypto';
import { type Api, fieldsOf, isAuthCall, isMailRequest } from './authCalls.ts';

/**
 * Intentional difference from hosted Supabase (REQ-AUTH-6): status and body of a sign-up or mail request do not reveal
 * whether an address has an account. Hosted responds with 429 to a second mail within a minute if there is an account,
 * and lists identities only for a new account. This shim builds the response from the request alone.
 */
export function uniformResponses(next: Api): Api {
  return async (request, context) => {
    const isSignUp = isAuthCall(request, 'POST', 'signup');
    if (!isMailRequest(request)) return next(request, context);
    const fields = isSignUp ? await fieldsOf(request) : {};
    const response = await next(request, context);
    if (!response.ok && !(await revealsAccount(response))) return response;
    return Response.json(isSignUp ? newUser(String(fields['email']).toLowerCase(), fields['data']) : {});
  };
}

/** A second mail within a minute goes to accounts only; a code without `create_user` is refused to others. */
async function revealsAccount(response: Response): Promise<boolean> {
  return response.status === 429 || (await fieldsOf(response))['error_code'] === 'otp_disabled';
}

/** The response of hosted Supabase for an address that already has an account. */
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
