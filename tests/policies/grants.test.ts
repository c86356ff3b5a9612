import { expect, it } from 'vitest';
import { bootstrapSql } from '../../apps/local-supabase/src/backend/bootstrap.sql.ts';
import { describeProject } from '../../apps/local-supabase/src/testing/describeBackend.ts';
import { probe, probeQuery } from './catalogue.ts';
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
    expect(rows.map(({ role, name }) => `${role}: ${name}`)).toEqual([
      'authenticated: awaits_second_factor',
      'authenticated: deals_await_second_factor',
      'authenticated: delete_account',
      'authenticated: investor_thresholds',
      'authenticated: my_data',
      'authenticated: qualifying_commitment',
      'authenticated: require_second_factor',
      'authenticated: unmet_conditions',
    ]);
  });

  it('objects of a later migration are closed until rights are granted, also after another start', async () => {
    await backend.exec(bootstrapSql);
    await backend.exec(probe);
    expect(await backend.query(probeQuery)).toEqual([]);
  });
});
