import { expect, it } from 'vitest';
import { bootstrapSql } from '../../apps/local-supabase/src/backend/bootstrap.sql.ts';
import { describeProject } from '../../apps/local-supabase/src/testing/describeBackend.ts';
import { applicant } from './people.ts';
import { roles } from './rights.ts';
import { tableNames } from './sampleRows.ts';

describeProject('REQ-SAFE-4: grants', (backend) => {
  it('every table has a line and a sample (else: tests/policies/rights.ts and sampleRows.ts)', async () => {
    const tables = await backend.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f') order by 1`,
    );
    expect(tables.map(({ name }) => name)).toEqual(tableNames.toSorted());
  });

  it.each(['private', 'account', 'auth'])('the API does not expose the schema %s', async (schema) => {
    const signedIn = await applicant(backend);
    for (const client of [backend.visitor(), signedIn.client, backend.service()]) {
      const { error } = await client.schema(schema).from('users').select();
      expect(error?.code).toBe('PGRST106');
    }
  });

  it('no role of the API has rights in the schema private, or creates anything', async () => {
    const rows = await backend.query<{ role: string; kind: string; name: string }>(
      `select role, 'schema' as kind, schema as name
         from unnest($1::text[]) as role cross join unnest(array['public', 'private', 'account']) as schema
         where has_schema_privilege(role, schema, 'CREATE')
       union all
       select role, 'schema', 'private' from unnest($1::text[]) as role where has_schema_privilege(role, 'private', 'USAGE')
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

  it('only authenticated may call the functions of the schema account', async () => {
    const rows = await backend.query<{ role: string; name: string }>(
      `select role, p.proname as name from pg_proc as p cross join unnest($1::text[]) as role
         where p.pronamespace = 'account'::regnamespace and has_schema_privilege(role, 'account', 'USAGE')
           and has_function_privilege(role, p.oid, 'EXECUTE')
       union all
       select role, c.relname from pg_class as c cross join unnest($1::text[]) as role
         where c.relnamespace = 'account'::regnamespace
       order by name`,
      [roles],
    );
    expect(rows).toEqual([
      { role: 'authenticated', name: 'awaits_second_factor' },
      { role: 'authenticated', name: 'deals_await_second_factor' },
      { role: 'authenticated', name: 'delete_account' },
      { role: 'authenticated', name: 'investor_thresholds' },
      { role: 'authenticated', name: 'my_data' },
      { role: 'authenticated', name: 'qualifying_commitment' },
      { role: 'authenticated', name: 'require_second_factor' },
      { role: 'authenticated', name: 'unmet_conditions' },
    ]);
  });

  it('objects of a later migration are closed until rights are granted, also after another start', async () => {
    await backend.exec(bootstrapSql);
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
