import { expect, it } from 'vitest';
import { describeFixture } from '../testing/describeOnEngines.ts';

describeFixture('REQ-SAFE-4: keepGrants', (backend) => {
  it('revoked rights and column grants still hold after the first requests', async () => {
    const { client, id } = await backend.person();
    expect(await client.from('notes').insert({ words: 'mine' })).toMatchObject({ error: null });

    const raised = await client.from('notes').update({ level: 9 }).eq('owner', id);
    expect(raised).toMatchObject({ status: 403, error: { code: '42501' } });
    expect(await client.from('notes').update({ words: 'changed' }).eq('owner', id)).toMatchObject({ error: null });
    expect(await client.from('notes').select('words, level')).toMatchObject({ data: [{ words: 'changed', level: 0 }] });
    expect(await backend.visitor().from('notes').select()).toMatchObject({ status: 401, error: { code: '42501' } });
  });
});
