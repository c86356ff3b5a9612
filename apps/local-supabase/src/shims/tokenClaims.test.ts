import { expect, it } from 'vitest';
import { describeFixture } from '../testing/describeOnEngines.ts';
import { openLink, testPassword, testSiteUrl } from '../testing/startTestBackend.ts';
import { readClaims } from './tokenClaims.ts';

const fullName = 'Ada Example';
const expected = {
  iss: `${testSiteUrl}/auth/v1`,
  aud: 'authenticated',
  role: 'authenticated',
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: { full_name: fullName },
};

describeFixture('tokenClaims', (backend) => {
  it('adds issuer and metadata to the token of a sign-in and of a refresh', async () => {
    const { client } = await backend.person({ fullName });
    const signedIn = (await client.auth.getSession()).data.session;
    expect(readClaims(signedIn?.access_token ?? '')).toMatchObject(expected);
    const refreshed = (await client.auth.refreshSession()).data.session;
    expect(readClaims(refreshed?.access_token ?? '')).toMatchObject(expected);
    expect((await client.auth.getUser()).error).toBeNull();
    expect(await client.from('notes').insert({ words: 'it works' })).toMatchObject({ error: null });
  });

  it('adds them to the token of a mailed link', async () => {
    const email = 'ada@podium.example';
    await backend.visitor().auth.signUp({ email, password: testPassword, options: { data: { full_name: fullName } } });
    const { access_token = '' } = await openLink(backend, email);
    expect(readClaims(access_token)).toMatchObject({ ...expected, email });
  });
});
