import { randomUUID } from 'node:crypto';
import { hashCost } from '../shims/passwordCheck.ts';
import type { SqlRunner } from './engine.ts';

/**
 * Inserts a confirmed account: the rows that sign-up, confirmation and a new password leave behind. No mail is sent.
 *
 * @returns the id of the user
 */
export async function insertAccount(
  { query }: Pick<SqlRunner, 'query'>,
  { email, password, fullName }: { email: string; password: string; fullName?: string },
): Promise<string> {
  const id = randomUUID();
  const data = { sub: id, email, email_verified: true, phone_verified: false, full_name: fullName };
  await query(
    `with account as (
       insert into auth.users (
         id, email, encrypted_password, email_confirmed_at, confirmation_sent_at, raw_app_meta_data, raw_user_meta_data
       )
       values (
         $1, $2, extensions.crypt($3, extensions.gen_salt('bf', $5)), now(), now(),
         '{"provider": "email", "providers": ["email"]}', $4
       )
       returning id
     )
     insert into auth.identities (id, provider, provider_id, user_id, identity_data)
     select gen_random_uuid(), 'email', id, id, $4 from account`,
    [id, email, password, JSON.stringify(data), hashCost],
  );
  return id;
}
