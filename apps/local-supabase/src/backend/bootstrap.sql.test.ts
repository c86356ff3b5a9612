import { expect, it } from 'vitest';
import { describeFixture } from '../testing/describeBackend.ts';

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
});
