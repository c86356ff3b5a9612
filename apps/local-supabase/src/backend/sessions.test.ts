import { expect, it } from 'vitest';
import { describeFixture } from '../testing/describeOnEngines.ts';

describeFixture('REQ-CALL-2: sessions', (backend) => {
  it('two tabs can refresh with the same token at once', async () => {
    const { client } = await backend.person();
    const refresh_token = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    const tabs = [backend.visitor(), backend.visitor()];
    const results = await Promise.all(tabs.map((tab) => tab.auth.refreshSession({ refresh_token })));
    expect(results.map(({ error }) => error)).toEqual([null, null]);
    for (const tab of tabs) expect((await tab.auth.refreshSession()).error).toBeNull();
  });

  it('reusing an old refresh token ends the session', async () => {
    const { client } = await backend.person();
    const refresh_token = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
    const reused = await backend.visitor().auth.refreshSession({ refresh_token });
    expect(reused.error).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
    expect((await client.auth.refreshSession()).error).not.toBeNull();
  });
});
