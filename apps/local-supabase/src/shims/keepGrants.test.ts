import { expect, it } from 'vitest';
import { describeOnEngines, fixtureProject } from '../testing/describeOnEngines.ts';

describeOnEngines('REQ-SAFE-4: keepGrants', (start) => {
  it('revoked rights and column grants still hold after the first requests', async () => {
    const backend = await start(fixtureProject);
    const { client, id } = await backend.person();
    expect(await client.from('notes').insert({ words: 'mine' })).toMatchObject({ error: null });

    const raised = await client.from('notes').update({ level: 9 }).eq('owner', id);
    expect(raised).toMatchObject({ status: 403, error: { code: '42501' } });
    expect(await client.from('notes').update({ words: 'changed' }).eq('owner', id)).toMatchObject({ error: null });
    expect(await client.from('notes').select('words, level')).toMatchObject({ data: [{ words: 'changed', level: 0 }] });
    expect(await backend.visitor().from('notes').select()).toMatchObject({ status: 401, error: { code: '42501' } });
  });

  it('no caller can read the accounts', async () => {
    const backend = await start(fixtureProject);
    const { client } = await backend.person();
    for (const caller of [client, backend.visitor()]) {
      expect((await caller.schema('auth').from('users').select()).error).not.toBeNull();
    }
    const privileges = await backend.query(
      `select has_table_privilege(role, 'auth.users', 'select, insert, update, delete') as allowed
       from unnest(array['anon', 'authenticated']) as role`,
    );
    expect(privileges).toEqual([{ allowed: false }, { allowed: false }]);
  });
});
