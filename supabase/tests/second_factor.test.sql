-- What a session at aal1 may do if the account has a second factor, or if the deals require one. Run by `supabase test
-- db`, and by tests/policies/pgtap.test.ts on the embedded database.
begin;
create extension if not exists pgtap with schema extensions;
select plan(11);

-- Runs a statement as a user at an assurance level. Returns the number of affected rows, or the SQLSTATE of the error.
create function pg_temp.attempt(person text, aal text, statement text) returns text
language plpgsql
as $$
declare
  touched bigint;
  result text;
begin
  perform set_config(
    'request.jwt.claims', json_build_object('role', 'authenticated', 'sub', person, 'aal', aal)::text, true
  );
  perform set_config('role', 'authenticated', true);
  begin
    execute statement;
    get diagnostics touched = row_count;
    result := touched::text;
  exception when others then
    result := sqlstate;
  end;
  perform set_config('role', 'none', true);
  return result;
end;
$$;

-- Ada has a second factor. Ben has not finished setting one up. Both qualify.
create function pg_temp.ada() returns text language sql as $$ select '5f0c7a52-0000-4000-8000-00000000000a' $$;
create function pg_temp.ben() returns text language sql as $$ select '5f0c7a52-0000-4000-8000-00000000000b' $$;

insert into auth.users (id, email)
values (pg_temp.ada()::uuid, 'ada@podium.example'), (pg_temp.ben()::uuid, 'ben@podium.example');

insert into public.investor_onboarding
  (user_id, is_accredited, residency, min_commitment, experience, interests, consent, completed_at)
select id, true, 'Switzerland', 1000000, 'intermediate', array['Real Estate'], true, now() from auth.users;

insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at, secret)
values
  (gen_random_uuid(), pg_temp.ada()::uuid, 'totp', 'verified', now(), now(), 'GEZDGNBVGY3TQOJQ'),
  (gen_random_uuid(), pg_temp.ben()::uuid, 'totp', 'unverified', now(), now(), 'GEZDGNBVGY3TQOJQ');

select is(pg_temp.attempt(pg_temp.ada(), 'aal1', 'select * from public.investor_onboarding'), '0', 'aal1 reads no row');
select is(
  pg_temp.attempt(pg_temp.ada(), 'aal1', 'update public.investor_onboarding set consent = false'), '0',
  'aal1 changes no row'
);
select is(
  pg_temp.attempt(pg_temp.ada(), 'aal1', format('insert into public.profiles (id) values (%L)', pg_temp.ada())),
  '42501', 'aal1 makes no profile'
);
select is(pg_temp.attempt(pg_temp.ada(), 'aal1', 'select * from public.deals'), '0', 'aal1 reads no deal');
select is(pg_temp.attempt(pg_temp.ada(), 'aal1', 'select public.my_data()'), 'PGRST', 'aal1 exports nothing');
select is(pg_temp.attempt(pg_temp.ada(), 'aal1', 'select public.delete_account()'), 'PGRST', 'aal1 deletes nothing');
select is(pg_temp.attempt(pg_temp.ada(), 'aal2', 'select * from public.investor_onboarding'), '1', 'aal2 reads its row');
select isnt(pg_temp.attempt(pg_temp.ada(), 'aal2', 'select * from public.deals'), '0', 'aal2 reads deals');
select isnt(
  pg_temp.attempt(pg_temp.ben(), 'aal1', 'select * from public.deals'), '0',
  'an enrolment that nobody finished closes nothing'
);

update private.deal_access set requires_second_factor = true;
select is(
  pg_temp.attempt(pg_temp.ben(), 'aal1', 'select * from public.deals'), '0',
  'aal1 reads no deal where they require a second factor'
);
select isnt(
  pg_temp.attempt(pg_temp.ada(), 'aal2', 'select * from public.deals'), '0',
  'aal2 reads deals where they require a second factor'
);

select * from finish();
rollback;
