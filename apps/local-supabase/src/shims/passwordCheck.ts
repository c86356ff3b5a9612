import type { SqlRunner } from '../backend/engine.ts';
import { type Api, authRefusal, fieldsOf, isAuthCall } from './authCalls.ts';
import { knowsPassword } from './knowsPassword.ts';

/**
 * Rejects a wrong password before lite sees the request. Lite computes a hash only for known addresses, so that unknown
 * ones respond faster, and reveals unconfirmed addresses by 'Email not confirmed'.
 */
export function passwordCheck(next: Api, sql: SqlRunner): Api {
  return async (request, context) => {
    const isSignIn =
      isAuthCall(request, 'POST', 'token') && new URL(request.url).searchParams.get('grant_type') === 'password';
    const { email, password } = isSignIn ? await fieldsOf(request) : {};
    if (typeof email !== 'string' || typeof password !== 'string' || (await knowsPassword(sql, email, password))) {
      return next(request, context);
    }
    return authRefusal(400, 'invalid_credentials', 'Invalid login credentials');
  };
}
