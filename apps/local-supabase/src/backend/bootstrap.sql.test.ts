import { expect, it } from 'vitest';
import { describeOnEngines, fixtureProject } from '../testing/describeOnEngines.ts';

describeOnEngines('bootstrap', (start) => {
  it('gives functions the address of the caller through auth.email(), as hosted does', async () => {
    const backend = await start(fixtureProject);
    const { client, email } = await backend.person();
    expect(await client.rpc('my_email')).toMatchObject({ data: email, error: null });
    expect(await backend.visitor().rpc('my_email')).toMatchObject({ data: null, error: null });
  });

  it('opens new tables to the roles of the API, as hosted does, so that migrations must close them', async () => {
    const backend = await start(fixtureProject);
    await backend.exec('create table public.open_by_default (id integer primary key)');
    const privileges = await backend.query(
      `select has_table_privilege(role, 'public.open_by_default', 'insert') as allowed
       from unnest(array['anon', 'authenticated', 'service_role']) as role`,
    );
    expect(privileges).toEqual([{ allowed: true }, { allowed: true }, { allowed: true }]);
  });

  it('finds pgcrypto where hosted has it', async () => {
    const backend = await start(fixtureProject);
    expect(await backend.query(`select extensions.digest('', 'sha256') is not null as found`)).toEqual([
      { found: true },
    ]);
  });
});
