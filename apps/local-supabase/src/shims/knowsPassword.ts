import type { SqlRunner } from '../backend/engine.ts';

/** Whether this is the password of the account with this address. */
export async function knowsPassword(sql: SqlRunner, email: unknown, password: unknown): Promise<boolean> {
  // Both spellings of bcrypt's prefix mean the same; pgcrypto knows only the older one.
  const rows = await sql.query(
    `select 1 from auth.users
     where email = lower($1)
       and extensions.crypt($2, '$2a$' || substr(encrypted_password, 5)) = '$2a$' || substr(encrypted_password, 5)`,
    [email, password],
  );
  return rows.length > 0;
}
