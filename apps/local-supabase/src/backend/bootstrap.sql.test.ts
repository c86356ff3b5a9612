import { expect, it } from 'vitest';
import { describeFixture, describeProject } from '../testing/describeOnEngines.ts';
import { bootstrapSql } from './bootstrap.sql.ts';

describeFixture('bootstrap.sql', (backend) => {
  it("auth.email() returns the caller's address, as on hosted projects", async () => {
    const { client, email } = await backend.person();
    expect(await client.rpc('my_email')).toMatchObject({ data: email, error: null });
    expect(await backend.visitor().rpc('my_email')).toMatchObject({ data: null, error: null });
  });

  it('new tables are open to the roles of the API, as on hosted projects', async () => {
    await backend.exec('create table public.open_by_default (id integer primary key)');
    const privileges = await backend.query(
      `select has_table_privilege(role, 'public.open_by_default', 'insert') as allowed
       from unnest(array['anon', 'authenticated', 'service_role']) as role`,
    );
    expect(privileges).toEqual([{ allowed: true }, { allowed: true }, { allowed: true }]);
  });

  it('pgcrypto is in the schema extensions, as on hosted projects', async () => {
    expect(await backend.query(`select extensions.digest('', 'sha256') is not null as found`)).toEqual([
      { found: true },
    ]);
  });
});

describeProject('bootstrap.sql', (backend) => {
  it('a later start does not open what a migration has closed', async () => {
    await backend.exec(bootstrapSql);
    await backend.exec('create table public.made_later (id integer primary key)');
    await backend.exec('create sequence public.counted_later');
    await backend.exec('create function public.run_later() returns integer language sql as $$ select 1 $$');
    const privileges = await backend.query(
      `select role from unnest(array['anon', 'authenticated', 'service_role']) as role
       where has_table_privilege(role, 'public.made_later', 'select')
          or has_sequence_privilege(role, 'public.counted_later', 'usage')
          or has_function_privilege(role, 'public.run_later()', 'execute')`,
    );
    expect(privileges).toEqual([]);
  });
});
