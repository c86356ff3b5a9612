import { expect, it } from 'vitest';
import { describeOnEngines, fixtureProject } from '../testing/describeOnEngines.ts';
import { testPassword, type TestBackend } from '../testing/startTestBackend.ts';

const aDayLater = (backend: TestBackend) =>
  backend.query(`update auth.sessions set created_at = created_at - interval '25 hours'`);

describeOnEngines('REQ-PASS-1: securePassword', (start) => {
  it('accepts a new password from a recent session only', async () => {
    const backend = await start.shared();
    const { client, email } = await backend.person();
    expect(
      (await client.auth.updateUser({ password: 'another horse', current_password: testPassword })).error,
    ).toBeNull();
    await aDayLater(backend);
    const third = { password: 'a third horse', current_password: 'another horse' };
    expect((await client.auth.updateUser(third)).error).toMatchObject({
      status: 400,
      code: 'reauthentication_needed',
    });
    expect((await client.auth.updateUser({ data: { full_name: 'Ada' } })).error).toBeNull();
    await client.auth.signInWithPassword({ email, password: 'another horse' });
    expect((await client.auth.updateUser(third)).error).toBeNull();
  });

  it('accepts a mailed code in place of a recent session, once', async () => {
    const backend = await start.shared();
    const { client, email } = await backend.person();
    const { auth } = client;
    await aDayLater(backend);
    expect((await auth.reauthenticate()).error).toBeNull();
    expect((await auth.reauthenticate()).error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    const nonce = /\d{10}/.exec(backend.mailsTo(email).at(-1)?.text ?? '')?.[0] ?? '';
    const change = (password: string, code: string) =>
      auth.updateUser({ password, nonce: code, current_password: testPassword });
    const refused = { status: 422, code: 'reauthentication_not_valid' };
    expect((await change('another horse', '0123456789')).error).toMatchObject(refused);
    expect((await change('another horse', nonce)).error).toBeNull();
    expect((await change('a third horse', nonce)).error).toMatchObject(refused);
  });

  it('passes on calls of signed-out users, which the service refuses', async () => {
    const backend = await start.shared();
    for (const authorization of [`Bearer ${backend.keys.publishable}`, 'Bearer made.up.token', '']) {
      const headers = { apikey: backend.keys.publishable, authorization };
      const body = JSON.stringify({ password: 'another horse' });
      const answer = await backend.fetch(
        new Request(`${backend.siteUrl}/auth/v1/user`, { method: 'PUT', headers, body }),
      );
      expect([401, 403]).toContain(answer.status);
    }
  });

  it('does not apply where the project does not require it', async () => {
    const backend = await start.shared(fixtureProject);
    const { client } = await backend.person();
    await aDayLater(backend);
    expect((await client.auth.updateUser({ password: `${testPassword} again` })).error).toBeNull();
  });
});
