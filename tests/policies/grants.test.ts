import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnEngines } from '../../apps/local-supabase/src/testing/describeOnEngines.ts';
import type { TestBackend } from '../../apps/local-supabase/src/testing/startTestBackend.ts';

const roles = ['anon', 'authenticated', 'service_role'];

/**
 * Every right of the API's roles, written out. A whole-table right is a verb; a right on single columns names them.
 * What is not in here, nobody has.
 */
const expectedTableRights: Record<string, Record<string, string[]>> = {
  contact_messages: { service_role: ['delete', 'insert', 'select', 'update'] },
  deals: { authenticated: ['select'], service_role: ['delete', 'insert', 'select', 'update'] },
  investor_onboarding: {
    authenticated: [
      'select',
      'insert (completed_at, consent, experience, interests, is_accredited, min_commitment, net_worth, residency, user_id)',
      'update (completed_at, consent, experience, interests, is_accredited, min_commitment, net_worth, residency, user_id)',
    ],
    service_role: ['delete', 'insert', 'select', 'update'],
  },
  mail_outbox: { service_role: ['delete', 'insert', 'select', 'update'] },
  newsletter_subscribers: { service_role: ['delete', 'insert', 'select', 'update'] },
  profiles: {
    authenticated: ['select', 'insert (full_name, id)'],
    service_role: ['delete', 'insert', 'select', 'update'],
  },
  resource_downloads: {
    anon: ['insert (email, resource_type, source_page)'],
    authenticated: ['insert (email, resource_type, source_page)'],
    service_role: ['delete', 'insert', 'select', 'update'],
  },
  speaking_inquiries: { service_role: ['delete', 'insert', 'select', 'update'] },
};

const expectedFunctionRights: Record<string, string[]> = {
  newsletter_begin: ['service_role'],
  newsletter_confirm: ['service_role'],
  newsletter_unsubscribe: ['service_role'],
  outbox_claim: ['service_role'],
  outbox_settle: ['service_role'],
  qualification: ['authenticated'],
  rate_limit_hit: ['service_role'],
  store_contact_message: ['service_role'],
  store_speaking_inquiry: ['service_role'],
};

describeOnEngines('issue 2 §3, grants', (start) => {
  let backend: TestBackend;

  beforeAll(async () => {
    backend = await start();
  });

  it('gives every role its verbs and columns, and nothing else', async () => {
    const whole = await backend.query<{ table: string; role: string; verb: string }>(
      `select c.relname as table, role, lower(verb) as verb
       from pg_class as c
       cross join unnest($1::text[]) as role
       cross join unnest(array['SELECT','INSERT','UPDATE','DELETE','TRUNCATE','REFERENCES','TRIGGER']) as verb
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p', 'f')
         and has_table_privilege(role, c.oid, verb)
       order by 1, 2, 3`,
      [roles],
    );
    const single = await backend.query<{ table: string; role: string; verb: string; columns: string }>(
      `select c.relname as table, role, lower(verb) as verb, string_agg(a.attname, ', ' order by a.attname) as columns
       from pg_class as c
       join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       cross join unnest($1::text[]) as role
       cross join unnest(array['SELECT','INSERT','UPDATE','REFERENCES']) as verb
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p', 'f')
         and has_column_privilege(role, c.oid, a.attnum, verb)
         and not has_table_privilege(role, c.oid, verb)
       group by 1, 2, 3
       order by 1, 2, 3`,
      [roles],
    );

    const found: Record<string, Record<string, string[]>> = {};
    const entries = [...whole, ...single.map((right) => ({ ...right, verb: `${right.verb} (${right.columns})` }))];
    for (const { table, role, verb } of entries) {
      const rightsOfTable = (found[table] ??= {});
      (rightsOfTable[role] ??= []).push(verb);
    }
    expect(found).toEqual(expectedTableRights);
  });

  it('lets every role run its functions, and no other', async () => {
    const rows = await backend.query<{ name: string; roles: string[] }>(
      `select p.proname as name,
         array(select role from unnest($1::text[]) as role where has_function_privilege(role, p.oid, 'EXECUTE')) as roles
       from pg_proc as p
       where p.pronamespace = 'public'::regnamespace`,
      [roles],
    );
    expect(Object.fromEntries(rows.map((row) => [row.name, row.roles]))).toEqual(expectedFunctionRights);
  });

  it('keeps the schema private to the owner', async () => {
    const rows = await backend.query<{ role: string; kind: string; name: string }>(
      `select role, 'schema' as kind, 'private' as name from unnest($1::text[]) as role
         where has_schema_privilege(role, 'private', 'USAGE') or has_schema_privilege(role, 'private', 'CREATE')
       union all
       select role, 'table', c.relname from pg_class as c cross join unnest($1::text[]) as role
         where c.relnamespace = 'private'::regnamespace and c.relkind = 'r'
           and has_table_privilege(role, c.oid, 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE')
       union all
       select role, 'function', p.proname from pg_proc as p cross join unnest($1::text[]) as role
         where p.pronamespace = 'private'::regnamespace and has_function_privilege(role, p.oid, 'EXECUTE')`,
      [roles],
    );
    expect(rows).toEqual([]);
  });

  it('guards every table with row-level security', async () => {
    const rows = await backend.query<{ name: string }>(
      `select c.relname as name from pg_class as c
       where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
         and c.relkind in ('r', 'p') and not c.relrowsecurity`,
    );
    expect(rows).toEqual([]);
  });

  it('pins the search path of every function', async () => {
    const rows = await backend.query<{ name: string }>(
      `select p.proname as name from pg_proc as p
       where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and not coalesce('search_path=""' = any (p.proconfig), false)`,
    );
    expect(rows).toEqual([]);
  });

  describe('what a later migration makes', () => {
    it('is closed until it is opened', async () => {
      await backend.exec(`
        create table public.later (id bigint generated always as identity primary key);
        create sequence public.later_numbers;
        create function public.later_answer() returns integer language sql as 'select 42';
      `);
      const rows = await backend.query<{ role: string }>(
        `select role from unnest($1::text[]) as role
         where has_table_privilege(role, 'public.later', 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE')
           or has_sequence_privilege(role, 'public.later_numbers', 'USAGE, SELECT, UPDATE')
           or has_function_privilege(role, 'public.later_answer()', 'EXECUTE')`,
        [roles],
      );
      expect(rows).toEqual([]);
    });
  });
});
