import { expect, it, vi } from 'vitest';
import { describeOnEngines, fixtureProject } from '../testing/describeOnEngines.ts';

describeOnEngines('REQ-CALL-2: sessions', (start) => {
  it('two tabs can refresh with the same token at once', async () => {
    const backend = await start.shared(fixtureProject);
    const { client } = await backend.person();
    const refresh_token = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    const tabs = [backend.visitor(), backend.visitor()];
    const results = await Promise.all(tabs.map((tab) => tab.auth.refreshSession({ refresh_token })));
    expect(results.map(({ error }) => error)).toEqual([null, null]);
    for (const tab of tabs) expect((await tab.auth.refreshSession()).error).toBeNull();
  });

  it('reusing an old refresh token ends the session', async () => {
    const backend = await start.shared(fixtureProject);
    const { client } = await backend.person();
    const refresh_token = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
    const reused = await backend.visitor().auth.refreshSession({ refresh_token });
    expect(reused.error).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
    expect((await client.auth.refreshSession()).error).not.toBeNull();
  });

  it('an expired token gets the response of hosted projects', async () => {
    const backend = await start.shared(fixtureProject);
    const { client } = await backend.person();
    const token = (await client.auth.getSession()).data.session?.access_token ?? '';
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3601_000 });
    const headers = { apikey: backend.keys.publishable, authorization: `Bearer ${token}` };
    const rest = await backend.fetch(new Request(`${backend.siteUrl}/rest/v1/notes`, { headers }));
    const user = await backend.fetch(new Request(`${backend.siteUrl}/auth/v1/user`, { headers }));
    vi.useRealTimers();
    expect([rest.status, await rest.json()]).toMatchObject([401, { message: 'JWT expired' }]);
    expect([user.status, await user.json()]).toMatchObject([403, { error_code: 'bad_jwt' }]);
  });
});
