import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnEngines } from '../../apps/local-supabase/src/testing/describeOnEngines.ts';
import type { TestBackend } from '../../apps/local-supabase/src/testing/startTestBackend.ts';
import { callersQuery, grantsQuery, linesOf } from './catalogue.ts';
import { expectedCallers, expectedGrants } from './expectation.ts';
import { functionRights, roles } from './rights.ts';
import { sampleCalls } from './sampleCalls.ts';
import { tableNames } from './sampleRows.ts';

describeOnEngines('issue 6 §2, grants', (start) => {
  let backend: TestBackend;

  beforeAll(async () => {
    backend = await start();
  });

  it('gives every role its verbs and columns, and nothing else (else: tests/policies/rights.ts)', async () => {
    expect(await linesOf(grantsQuery, backend)).toEqual(expectedGrants());
  });

  it('has a line and a sample of every table (else: tests/policies/rights.ts and sampleRows.ts)', async () => {
    const tables = await backend.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f') order by 1`,
    );
    expect(tables.map(({ name }) => name)).toEqual(tableNames.toSorted());
  });

  it('lets every role run its functions, and no other (else: tests/policies/rights.ts)', async () => {
    expect(await linesOf(callersQuery, backend)).toEqual(expectedCallers());
  });

  it('has a call of every function (else: tests/policies/sampleCalls.ts)', () => {
    expect(Object.keys(sampleCalls).toSorted()).toEqual(Object.keys(functionRights).toSorted());
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

  it('lets account holders, and nobody else, run what stands behind the API in the schema account', async () => {
    const rows = await backend.query<{ role: string; name: string }>(
      `select role, p.proname as name from pg_proc as p cross join unnest($1::text[]) as role
         where p.pronamespace = 'account'::regnamespace and has_schema_privilege(role, 'account', 'USAGE')
           and has_function_privilege(role, p.oid, 'EXECUTE')
       union all
       select role, 'anything new' from unnest($1::text[]) as role where has_schema_privilege(role, 'account', 'CREATE')
       union all
       select role, c.relname from pg_class as c cross join unnest($1::text[]) as role
         where c.relnamespace = 'account'::regnamespace
       order by name`,
      [roles],
    );
    expect(rows).toEqual([
      { role: 'authenticated', name: 'delete_account' },
      { role: 'authenticated', name: 'my_data' },
    ]);
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
       where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'account'::regnamespace)
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
