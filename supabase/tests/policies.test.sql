-- Row-level security by role: which rows can be read, inserted and updated. Run by `supabase test db`, and by
-- tests/policies/pgtap.test.ts on the embedded database.
begin;
create extension if not exists pgtap with schema extensions;
select plan(52);

-- Runs a statement as a caller of the API. Returns the number of affected rows, or the SQLSTATE of the error. Resets
-- the role, because no role of the API may execute pgTAP's functions. The session's id is the user's id.
create function pg_temp.attempt(person text, statement text) returns text
language plpgsql
as $$
declare
  touched bigint;
  result text;
begin
  perform set_config(
    'request.jwt.claims',
    case when person in ('anon', 'service_role') then json_build_object('role', person)
      else json_build_object('role', 'authenticated', 'sub', person, 'session_id', person) end::text,
    true
  );
  perform set_config('role', case when person in ('anon', 'service_role') then person else 'authenticated' end, true);
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

-- Ada qualifies. Ben is accredited, but below the threshold. Cleo has no application.
create function pg_temp.ada() returns text language sql as $$ select '5f0c7a52-0000-4000-8000-00000000000a' $$;
create function pg_temp.ben() returns text language sql as $$ select '5f0c7a52-0000-4000-8000-00000000000b' $$;
create function pg_temp.cleo() returns text language sql as $$ select '5f0c7a52-0000-4000-8000-00000000000c' $$;

insert into auth.users (id, email)
values
  (pg_temp.ada()::uuid, 'ada@podium.example'),
  (pg_temp.ben()::uuid, 'ben@podium.example'),
  (pg_temp.cleo()::uuid, 'cleo@podium.example');

create function pg_temp.application(person text, commitment text, completed text default 'now()') returns text
language sql
as $$
  select format(
    'insert into public.investor_onboarding
       (user_id, is_accredited, residency, min_commitment, net_worth, experience, interests, consent, completed_at)
     values (%L, true, ''Switzerland'', %s, 2000000, ''intermediate'', array[''Real Estate''], true, %s)',
    person, commitment, completed
  )
$$;

-- profiles: users insert their own row once and cannot update it.
select is(pg_temp.attempt('anon', 'select * from public.profiles'), '42501', 'a visitor reads no profile');
select is(
  pg_temp.attempt(pg_temp.ada(), format('insert into public.profiles (id, full_name) values (%L, ''Ada'')', pg_temp.ada())),
  '1', 'Ada makes her profile'
);
select is(
  pg_temp.attempt(pg_temp.ada(), format('insert into public.profiles (id, full_name) values (%L, ''Ben'')', pg_temp.ben())),
  '42501', 'and none in the name of Ben'
);
select is(
  pg_temp.attempt(pg_temp.ben(), format('insert into public.profiles (id, full_name) values (%L, ''Ben'')', pg_temp.ben())),
  '1', 'Ben makes his'
);
select is(pg_temp.attempt(pg_temp.ada(), 'select * from public.profiles'), '1', 'Ada reads one profile of two');
select is(
  pg_temp.attempt(pg_temp.ada(), 'update public.profiles set full_name = ''Somebody'''), '42501', 'nobody renames a profile'
);
select is(pg_temp.attempt(pg_temp.ada(), 'delete from public.profiles'), '42501', 'nobody deletes a profile');

-- investor_onboarding: users insert and update their own row.
select is(pg_temp.attempt('anon', pg_temp.application(pg_temp.ada(), '1000000')), '42501', 'a visitor cannot apply');
select is(
  pg_temp.attempt(pg_temp.ada(), pg_temp.application(pg_temp.ada(), '1000000')), '1', 'Ada applies at the threshold'
);
select is(pg_temp.attempt(pg_temp.ben(), pg_temp.application(pg_temp.ben(), '999999')), '1', 'Ben applies below it');
select is(
  pg_temp.attempt(pg_temp.cleo(), pg_temp.application(pg_temp.ben(), '1000000')), '42501', 'nobody applies for another'
);
select is(
  pg_temp.attempt(pg_temp.cleo(), pg_temp.application(pg_temp.cleo(), '249999')), '23514', 'the form''s limits hold here'
);
select is(pg_temp.attempt(pg_temp.ben(), 'select * from public.investor_onboarding'), '1', 'Ben reads his own alone');
select is(
  pg_temp.attempt(pg_temp.cleo(), 'select * from public.investor_onboarding'), '0', 'Cleo, who sent none, reads none'
);
select is(
  pg_temp.attempt(pg_temp.cleo(), 'update public.investor_onboarding set min_commitment = 250000'), '0',
  'and changes none'
);
select is(
  pg_temp.attempt(pg_temp.ben(), format('update public.investor_onboarding set user_id = %L', pg_temp.cleo())), '42501',
  'an application cannot be given away'
);
select is(
  pg_temp.attempt(pg_temp.ben(), 'update public.investor_onboarding set created_at = ''2020-01-01'''), '42501',
  'nor its dates be set'
);
select is(pg_temp.attempt(pg_temp.ben(), 'delete from public.investor_onboarding'), '42501', 'nor be deleted alone');
select cmp_ok(
  (select completed_at from public.investor_onboarding where user_id = pg_temp.ada()::uuid), '=', now(),
  'the server says when an application was completed'
);

-- deals: qualified users read all rows, others read none.
select is(pg_temp.attempt('anon', 'select * from public.deals'), '42501', 'a visitor is refused');
select is(pg_temp.attempt(pg_temp.cleo(), 'select * from public.deals'), '0', 'without an application there are no deals');
select is(pg_temp.attempt(pg_temp.ben(), 'select * from public.deals'), '0', 'nor below the threshold');
select is(pg_temp.attempt(pg_temp.ada(), 'select * from public.deals'), '4', 'Ada reads the four');
select is(
  pg_temp.attempt(pg_temp.ada(), 'update public.deals set spots_remaining = 0'), '42501', 'and changes none'
);
select is(
  pg_temp.attempt(pg_temp.ada(), 'update public.investor_onboarding set consent = false'), '1', 'Ada takes her consent back'
);
select is(pg_temp.attempt(pg_temp.ada(), 'select * from public.deals'), '0', 'and the deals are hidden again');
select is(
  pg_temp.attempt(pg_temp.ben(), 'update public.investor_onboarding set min_commitment = 1000000, completed_at = null'),
  '1', 'Ben raises his, and has not completed it'
);
select is(pg_temp.attempt(pg_temp.ben(), 'select * from public.deals'), '0', 'which does not show the deals');
select is(pg_temp.attempt('anon', 'select * from public.qualification()'), '42501', 'a visitor is not told of rules');
select is(pg_temp.attempt(pg_temp.cleo(), 'select * from public.qualification()'), '1', 'everybody else gets one answer');

-- investor_declarations: one row per submitted application, written by a trigger, not readable through the API.
select is(pg_temp.attempt('anon', 'select * from public.investor_declarations'), '42501', 'a visitor reads no declaration');
select is(
  pg_temp.attempt(pg_temp.ada(), 'select * from public.investor_declarations'), '42501', 'nor does Ada from the table'
);
select is(
  pg_temp.attempt('service_role', 'select * from public.investor_declarations'), '4', 'the owner reads two of each'
);
select is(
  pg_temp.attempt('service_role', 'update public.investor_declarations set answers = ''{}'''), '42501', 'and changes none'
);
select throws_ok(
  'delete from public.investor_declarations', '23001', 'Declarations are kept as they were made.',
  'not even with the rights of the database''s owner'
);

-- resource_downloads: the only table in which visitors may insert; nobody may read it through the API.
select is(
  pg_temp.attempt(
    'anon',
    'insert into public.resource_downloads (email, resource_type, source_page) values (''r@podium.example'', ''ai_prompts'', ''/'')'
  ),
  '1', 'a visitor asks for a resource'
);
select is(
  pg_temp.attempt(
    'anon',
    'insert into public.resource_downloads (email, resource_type, source_page, created_at)
     values (''r@podium.example'', ''ai_prompts'', ''/'', ''2020-01-01'')'
  ),
  '42501', 'with no date of their own'
);
select is(
  pg_temp.attempt(
    'anon',
    'insert into public.resource_downloads (email, resource_type, source_page) values (''r'', ''everything'', ''/'')'
  ),
  '23514', 'for what there is'
);
select is(pg_temp.attempt('anon', 'select * from public.resource_downloads'), '42501', 'and reads nothing back');

-- Leads and mail: only for service_role.
select is(pg_temp.attempt('anon', 'select * from public.contact_messages'), '42501', 'messages are not for visitors');
select is(pg_temp.attempt(pg_temp.ada(), 'select * from public.mail_outbox'), '42501', 'nor is mail for investors');
select is(
  pg_temp.attempt('anon', 'select public.outbox_claim()'), '42501', 'nor does anybody outside send it'
);
select is(
  pg_temp.attempt('service_role', 'select * from private.rate_limits'), '42501', 'what is private is so for the service too'
);

-- Accounts: users read their own data and, after a recent sign-in, delete their own account. Last, because it deletes
-- Ben.
update auth.users set email_confirmed_at = now() where email_confirmed_at is null;
select is(pg_temp.attempt('anon', 'select public.my_data()'), '42501', 'a visitor has no data here');
select is(pg_temp.attempt('anon', 'select public.delete_account()'), '42501', 'and no account to delete');
select is(
  pg_temp.attempt('service_role', 'select public.delete_account()'), '42501', 'the functions have none either'
);
select is(
  pg_temp.attempt(pg_temp.ben(), format('select public.delete_account(%L)', pg_temp.ada())),
  '42883', 'nobody can name an account to delete'
);
insert into auth.sessions (id, user_id, created_at)
values (pg_temp.ben()::uuid, pg_temp.ben()::uuid, now() - interval '6 minutes');
select is(
  pg_temp.attempt(pg_temp.ben(), 'select public.delete_account()'), 'PGRST', 'Ben has to sign in again before he deletes his own'
);
update auth.sessions set created_at = now() where user_id = pg_temp.ben()::uuid;
select is(pg_temp.attempt(pg_temp.ben(), 'select public.delete_account()'), '1', 'then he deletes it');
select is(
  (select count(*) from auth.users where id in (pg_temp.ada()::uuid, pg_temp.ben()::uuid, pg_temp.cleo()::uuid)),
  2::bigint, 'and no other'
);
select is(
  (select count(*) from public.investor_onboarding where user_id = pg_temp.ben()::uuid),
  0::bigint, 'his application goes with it'
);
select results_eq(
  'select count(*), count(user_id) from public.investor_declarations', 'values (4::bigint, 2::bigint)',
  'his declarations stay, without his id'
);

select * from finish();
rollback;
