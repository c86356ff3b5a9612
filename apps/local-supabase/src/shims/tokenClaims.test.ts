import { expect, it } from 'vitest';
import { describeOnEngines, fixtureProject } from '../testing/describeOnEngines.ts';
import { confirmationLink, testPassword, testSiteUrl } from '../testing/startTestBackend.ts';

const fullName = 'Ada Example';
const expected = {
  iss: `${testSiteUrl}/auth/v1`,
  aud: 'authenticated',
  role: 'authenticated',
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: { full_name: fullName },
};

function claimsOf(token: string | undefined): unknown {
  return JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());
}

describeOnEngines('tokenClaims', (start) => {
  it('adds issuer and metadata to the token of a sign-in and of a refresh', async () => {
    const backend = await start(fixtureProject);
    const { client } = await backend.person({ fullName });
    const signedIn = (await client.auth.getSession()).data.session;
    expect(claimsOf(signedIn?.access_token)).toMatchObject(expected);
    const refreshed = (await client.auth.refreshSession()).data.session;
    expect(claimsOf(refreshed?.access_token)).toMatchObject(expected);
    expect((await client.auth.getUser()).error).toBeNull();
    expect(await client.from('notes').insert({ words: 'it works' })).toMatchObject({ error: null });
  });

  it('adds them to the token of a mailed link', async () => {
    const backend = await start(fixtureProject);
    const email = 'ada@podium.example';
    await backend.visitor().auth.signUp({ email, password: testPassword, options: { data: { full_name: fullName } } });
    const response = await backend.fetch(new Request(confirmationLink(backend.mails, email)));
    const fragment = new URLSearchParams(new URL(response.headers.get('location') ?? '').hash.slice(1));
    expect(claimsOf(fragment.get('access_token') ?? undefined)).toMatchObject({ ...expected, email });
  });
});
