-- The retention job finds accounts that are past their time by an index, where this database lets a migration make one: the
-- embedded backend and a server of one's own. On a hosted project the table belongs to the auth service, and the job reads
-- it whole, once a night.
do $$
begin
  create index if not exists users_by_last_use on auth.users (greatest(created_at, last_sign_in_at));
  create index if not exists users_never_confirmed on auth.users (greatest(created_at, confirmation_sent_at))
    where email_confirmed_at is null and last_sign_in_at is null;
exception
  when insufficient_privilege then
    raise notice 'auth.users belongs to the auth service: the retention job reads it whole.';
end
$$;
