import { expect, it } from 'vitest';
import { describeOnEngines, fixtureProject } from '../testing/describeOnEngines.ts';

describeOnEngines('proven address', (start) => {
  it('lets nobody take an address whose mailbox was never asked', async () => {
    const backend = await start(fixtureProject);
    const { client, email } = await backend.person();
    const changed = await client.auth.updateUser({ email: 'stranger@podium.example' });
    expect(changed.error).toMatchObject({ status: 422, code: 'email_address_not_authorized' });
    expect(backend.mails).toHaveLength(1);
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });
});
