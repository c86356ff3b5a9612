-- What the API's roles may do, written by tools/generate from tests/policies/rights.ts. Run by
-- `supabase test db`, and by tests/policies/pgtap.test.ts on the embedded database.
begin;
create extension if not exists pgtap with schema extensions;
select plan(4);

select set_eq(
  $$
    with relation as (
      select oid, relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f')
    ), verb (name, is_of_columns) as (
      values ('select', true), ('insert', true), ('update', true), ('references', true),
        ('delete', false), ('truncate', false), ('trigger', false)
    )
    select role || ': ' || verb.name || ' on ' || relname as line
    from relation cross join verb cross join unnest(array['anon', 'authenticated', 'service_role']) as role
    where has_table_privilege(role, oid, verb.name)
    union all
    select role || ': ' || verb.name || ' (' || string_agg(attname, ', ' order by attname) || ') on ' || relname
    from relation cross join verb cross join unnest(array['anon', 'authenticated', 'service_role']) as role
    join pg_attribute on attrelid = relation.oid and attnum > 0 and not attisdropped
    where is_of_columns and not has_table_privilege(role, relation.oid, verb.name)
      and has_column_privilege(role, relation.oid, attnum, verb.name)
    group by role, verb.name, relname
    union all
    select role || ': use on ' || relname
    from pg_class cross join unnest(array['anon', 'authenticated', 'service_role']) as role
    where relnamespace = 'public'::regnamespace and relkind = 'S'
      and has_sequence_privilege(role, pg_class.oid, 'usage, select, update')
  $$,
  array[
    'anon: insert (email, resource_type, source_page) on resource_downloads',
    'authenticated: insert (completed_at, consent, experience, interests, is_accredited, min_commitment, net_worth, residency, user_id) on investor_onboarding',
    'authenticated: insert (email, resource_type, source_page) on resource_downloads',
    'authenticated: insert (full_name, id) on profiles',
    'authenticated: select on deals',
    'authenticated: select on investor_onboarding',
    'authenticated: select on profiles',
    'authenticated: update (completed_at, consent, experience, interests, is_accredited, min_commitment, net_worth, residency, user_id) on investor_onboarding',
    'service_role: delete on contact_messages',
    'service_role: delete on deals',
    'service_role: delete on investor_onboarding',
    'service_role: delete on mail_outbox',
    'service_role: delete on newsletter_subscribers',
    'service_role: delete on profiles',
    'service_role: delete on resource_downloads',
    'service_role: delete on speaking_inquiries',
    'service_role: insert on contact_messages',
    'service_role: insert on deals',
    'service_role: insert on investor_onboarding',
    'service_role: insert on mail_outbox',
    'service_role: insert on newsletter_subscribers',
    'service_role: insert on profiles',
    'service_role: insert on resource_downloads',
    'service_role: insert on speaking_inquiries',
    'service_role: select on contact_messages',
    'service_role: select on deals',
    'service_role: select on investor_declarations',
    'service_role: select on investor_onboarding',
    'service_role: select on mail_outbox',
    'service_role: select on newsletter_subscribers',
    'service_role: select on profiles',
    'service_role: select on resource_downloads',
    'service_role: select on speaking_inquiries',
    'service_role: update on contact_messages',
    'service_role: update on deals',
    'service_role: update on investor_onboarding',
    'service_role: update on mail_outbox',
    'service_role: update on newsletter_subscribers',
    'service_role: update on profiles',
    'service_role: update on resource_downloads',
    'service_role: update on speaking_inquiries'
  ],
  'every role has its verbs and columns, and nothing else'
);

select set_eq(
  $$
    select proname || ': ' || coalesce(
      (select string_agg(role, ', ' order by role) from unnest(array['anon', 'authenticated', 'service_role']) as role where has_function_privilege(role, oid, 'execute')),
      'nobody'
    ) as line
    from pg_proc
    where pronamespace = 'public'::regnamespace
  $$,
  array[
    'check_health: service_role',
    'delete_account: authenticated',
    'my_data: authenticated',
    'newsletter_begin: service_role',
    'newsletter_confirm: service_role',
    'newsletter_unsubscribe: service_role',
    'outbox_claim: service_role',
    'outbox_settle: service_role',
    'outbox_write: service_role',
    'qualification: authenticated',
    'rate_limit_hit: service_role',
    'store_lead: service_role'
  ],
  'every role may call its functions, and no other'
);

select is_empty(
  $$
    select relname from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')
      and not relrowsecurity
  $$,
  'every table is guarded by row-level security'
);

select is_empty(
  $$
    select role, nspname from pg_namespace cross join unnest(array['anon', 'authenticated', 'service_role']) as role
    where nspname in ('public', 'private', 'account') and has_schema_privilege(role, oid, 'create')
      or nspname = 'private' and has_schema_privilege(role, oid, 'usage')
  $$,
  'nobody makes anything, nor reaches what is private'
);

select * from finish();
rollback;
