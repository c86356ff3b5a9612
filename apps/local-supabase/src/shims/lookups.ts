/**
 * Difference from hosted Supabase: hosted's auth service repeats the condition of a partial index in its queries. Lite
 * omits the conditions, so that the indexes are not used: it scans all users to find an address or a token.
 */
export const lookupsSql = `
create index if not exists users_email_lookup on auth.users (email);
create index if not exists users_confirmation_token_lookup on auth.users (confirmation_token)
  where confirmation_token is not null;
create index if not exists users_recovery_token_lookup on auth.users (recovery_token)
  where recovery_token is not null;
create index if not exists users_email_change_token_current_lookup on auth.users (email_change_token_current)
  where email_change_token_current is not null;
create index if not exists users_email_change_token_new_lookup on auth.users (email_change_token_new)
  where email_change_token_new is not null;
create index if not exists users_reauthentication_token_lookup on auth.users (reauthentication_token)
  where reauthentication_token is not null;
`;
