import { expect, it } from 'vitest';
import { describeFixture } from '../testing/describeBackend.ts';

describeFixture('decodableUrl', (backend) => {
  it('refuses paths that cannot be decoded or contain NUL, and answers later requests', async () => {
    const { client } = await backend.person();
    const token = (await client.auth.getSession()).data.session?.access_token ?? '';
    const addresses = ['%zz', 'rpc/%zz', 'notes%00', 'notes?%00=eq.1', 'notes?order=%00', 'notes?words=eq.a%00'];
    for (const address of addresses) {
      const answer = await backend.request(`/rest/v1/${address}`, { headers: { authorization: `Bearer ${token}` } });
      expect([address, answer.status]).toEqual([address, 400]);
    }
    expect((await client.from('notes').select()).error).toBeNull();
  });
});
