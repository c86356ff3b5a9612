import { expect, it } from 'vitest';
import { signedTokens } from './signedTokens.ts';
import { testKeys, testSiteUrl } from '../testing/startTestBackend.ts';

const api = signedTokens(async () => new Response('in'), testKeys);

async function status(authorization?: string, path = '/rest/v1/deals'): Promise<number> {
  const headers: HeadersInit = authorization === undefined ? {} : { authorization };
  return (await api(new Request(testSiteUrl + path, { headers }), {})).status;
}

it.each(['Bearer nonsense', 'Bearer e30.e30.', 'bearer  e30..e30', 'Bearer e30.e30'])(
  'refuses %j at the tables, as hosted projects do',
  async (authorization) => {
    expect(await status(authorization)).toBe(401);
  },
);

it.each([undefined, `Bearer ${testKeys.publishable}`, `Bearer ${testKeys.secret}`, 'Bearer e30.e30.e30', 'Basic e30'])(
  'passes %j on',
  async (authorization) => {
    expect(await status(authorization)).toBe(200);
  },
);

it('does not apply to the auth service', async () => {
  expect(await status('Bearer nonsense', '/auth/v1/user')).toBe(200);
});
