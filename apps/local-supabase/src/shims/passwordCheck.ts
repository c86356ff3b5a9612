import type { SqlRunner } from '../backend/engine.ts';
import { type Api, authRefusal, fieldsOf, isAuthCall, type ShimTools } from './authCalls.ts';

/** Cost of a password's hash: lite's own variable and default. */
export const hashCost = Number(process.env['LITE_AUTH_BCRYPT_COST'] ?? 10);

/**
 * Rejects a wrong password before lite sees the request. Lite computes a hash only for known addresses, so that unknown
 * ones respond faster, and reveals unconfirmed addresses by 'Email not confirmed'.
 */
export function passwordCheck(next: Api, { engine }: ShimTools): Api {
  return async (request, context) => {
    const isSignIn =
      isAuthCall(request, 'POST', 'token') && new URL(request.url).searchParams.get('grant_type') === 'password';
    const { email, password } = isSignIn ? await fieldsOf(request) : {};
    if (typeof email !== 'string' || typeof password !== 'string' || (await knowsPassword(engine, email, password))) {
      return next(request, context);
    }
    return authRefusal(400, 'invalid_credentials', 'Invalid login credentials');
  };
}

/**
 * Whether this is the password of the account with this address. It takes the same time without such an account or
 * without a password: it always computes a hash, at the cost of lite's own hashes.
 */
export async function knowsPassword(sql: SqlRunner, email: string, password: string): Promise<boolean> {
  // Both bcrypt prefixes mean the same; pgcrypto supports only the older one.
  const [account] = await sql.query<{ is_own: boolean | null }>(
    `select extensions.crypt($2, coalesce(hash, extensions.gen_salt('bf', $3))) = hash as is_own
     from (
       select (select '$2a$' || substr(nullif(encrypted_password, ''), 5) from auth.users where email = $1) as hash
     ) as account`,
    [email.toLowerCase(), password, hashCost],
  );
  return account?.is_own === true;
}
