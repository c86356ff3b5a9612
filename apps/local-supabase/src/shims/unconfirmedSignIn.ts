import type { SqlRunner } from '../backend/engine.ts';
import { type Api, authRefusal, fieldsOf, isAuthCall } from './authCalls.ts';
import { knowsPassword } from './knowsPassword.ts';

/**
 * Difference from hosted Supabase: lite says 'Email not confirmed' to anybody who names an unconfirmed address. Hosted
 * says so only to the one who knows the password.
 */
export function unconfirmedSignIn(next: Api, sql: SqlRunner): Api {
  return async (request, context) => {
    if (!isAuthCall(request, 'POST', 'token')) return next(request, context);
    const { email, password } = await fieldsOf(request);
    const response = await next(request, context);
    const answer = response.ok ? {} : await fieldsOf(response);
    if (answer['error_code'] !== 'email_not_confirmed') return response;
    const isOwn = await knowsPassword(sql, email, password);
    return isOwn ? response : authRefusal(400, 'invalid_credentials', 'Invalid login credentials');
  };
}
