import { expect, it } from 'vitest';
import { describeOnEngines, fixtureProject } from '../testing/describeOnEngines.ts';
import { testPassword } from '../testing/startTestBackend.ts';

describeOnEngines('REQ-AUTH-3: passwordEndsSessions', (start) => {
  it("a new password ends the user's other sessions, and no sessions of others", async () => {
    const backend = await start(fixtureProject);
    const bystander = await backend.person();
    const { client, email } = await backend.person();
    const thief = backend.visitor();
    await thief.auth.signInWithPassword({ email, password: testPassword });

    expect((await client.auth.updateUser({ data: { full_name: 'Ada' } })).error).toBeNull();
    expect((await thief.auth.refreshSession()).error).toBeNull();
    expect((await client.auth.updateUser({ password: 'short' })).error).not.toBeNull();
    expect((await thief.auth.refreshSession()).error).toBeNull();

    expect((await client.auth.updateUser({ password: 'another password' })).error).toBeNull();
    expect((await thief.auth.refreshSession()).error).toMatchObject({ status: 400 });
    expect((await thief.auth.getUser()).error).not.toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await bystander.client.auth.refreshSession()).error).toBeNull();
  });
});
