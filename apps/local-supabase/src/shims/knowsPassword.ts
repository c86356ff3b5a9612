import type { SqlRunner } from '../backend/engine.ts';

/**
 * Whether this is the password of the account with this address. It takes the same time without such an account or
 * without a password: it always computes a hash, at the cost of lite's own hashes.
 */
export async function knowsPassword(sql: SqlRunner, email: string, password: string): Promise<boolean> {
  // Both bcrypt prefixes mean the same; pgcrypto supports only the older one.
  const [account] = await sql.query<{ is_own: boolean | null }>(
    `select extensions.crypt($2, coalesce(hash, extensions.gen_salt('bf', 10))) = hash as is_own
     from (
       select (select '$2a$' || substr(nullif(encrypted_password, ''), 5) from auth.users where email = $1) as hash
     ) as account`,
    [email.toLowerCase(), password],
  );
  return account?.is_own === true;
}
