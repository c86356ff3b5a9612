import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeProject } from '../../apps/local-supabase/src/testing/describeBackend.ts';
import { testKeys, testSiteUrl } from '../../apps/local-supabase/src/testing/startTestBackend.ts';
import { applicant } from './people.ts';
import { functionRights } from './rights.ts';
import { changes, keyColumns, sampleRow, tableNames } from './sampleRows.ts';

type Json = Record<string, unknown>;

/** Tokens that anyone can make from a genuine one, and one that has expired. */
const forgeries: Record<string, (claims: Json) => string> = {
  expired: (claims) => token({ ...claims, exp: Math.floor(Date.now() / 1000) - 3600 }, testKeys.jwtSecret),
  'foreign-signed': (claims) => token(claims, foreignSecret),
  'foreign-signed, as the service': (claims) => token({ ...claims, role: 'service_role' }, foreignSecret),
  'alg: none': (claims) => token(claims),
  'alg: none, as the service': (claims) => token({ ...claims, role: 'service_role' }),
};
const foreignSecret = 'a secret of somebody else, a secret of somebody else';

/** Unsigned if there is no secret. */
function token(claims: Json, secret?: string): string {
  const parts = [{ alg: secret === undefined ? 'none' : 'HS256', typ: 'JWT' }, claims];
  const content = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  const signature = secret === undefined ? '' : createHmac('sha256', secret).update(content).digest('base64url');
  return `${content}.${signature}`;
}

describeProject('REQ-SAFE-1: forged, expired, foreign-signed and alg: none tokens', (backend) => {
  let personId: string;
  let genuine: string;
  let claims: Json;

  beforeAll(async () => {
    const person = await applicant(backend);
    personId = person.id;
    genuine = (await person.client.auth.getSession()).data.session?.access_token ?? '';
    claims = JSON.parse(Buffer.from(genuine.split('.')[1] ?? '', 'base64url').toString()) as Json;
    for (const table of tableNames) {
      await backend.service().from(table).upsert(sampleRow(table, personId), { onConflict: keyColumns[table] });
    }
  });

  async function call(bearer: string, method: string, path: string, body?: unknown): Promise<number> {
    const headers = { authorization: `Bearer ${bearer}` };
    return (await backend.request(path, { method, headers, body: JSON.stringify(body) })).status;
  }

  async function everything(): Promise<unknown[]> {
    return Promise.all(tableNames.map(async (table) => (await backend.service().from(table).select()).data));
  }

  it('a genuine token is accepted, also when the test has made it', async () => {
    expect(await call(token(claims, testKeys.jwtSecret), 'GET', '/rest/v1/deals')).toBe(200);
    expect(await call(genuine, 'GET', '/rest/v1/deals')).toBe(200);
    expect(await call(genuine, 'GET', '/auth/v1/user')).toBe(200);
  });

  describe.each(Object.entries(forgeries))('%s', (_name, forge) => {
    it('is refused by every table for every verb, and changes nothing', async () => {
      const forged = forge(claims);
      const before = await everything();
      const answers = [];
      for (const table of tableNames) {
        const row = sampleRow(table, personId);
        const path = `/rest/v1/${table}`;
        const one = `${path}?${keyColumns[table]}=eq.${encodeURIComponent(String(row[keyColumns[table]]))}`;
        answers.push({
          table,
          select: await call(forged, 'GET', path),
          insert: await call(forged, 'POST', path, row),
          update: await call(forged, 'PATCH', one, changes[table]),
          delete: await call(forged, 'DELETE', one),
        });
      }
      const refused = { select: 401, insert: 401, update: 401, delete: 401 };
      expect(answers).toEqual(tableNames.map((table) => ({ table, ...refused })));
      expect(await everything()).toEqual(before);
    });

    it('is refused by every function and by the auth service', async () => {
      const forged = forge(claims);
      for (const name of Object.keys(functionRights)) {
        expect([name, await call(forged, 'POST', `/rest/v1/rpc/${name}`, {})]).toEqual([name, 401]);
      }
      expect([401, 403]).toContain(await call(forged, 'GET', '/auth/v1/user'));
      expect([401, 403]).toContain(await call(forged, 'PUT', '/auth/v1/user', { password: 'another one' }));
    });
  });
});

describeProject('REQ-SAFE-1: a token in the redirect URL of a call of verify', (backend) => {
  const forged = token({
    sub: '00000000-0000-0000-0000-000000000000',
    session_id: '00000000-0000-0000-0000-000000000000',
    role: 'service_role',
    aud: 'authenticated',
    exp: Math.floor(Date.now() / 1000) + 3600,
  });

  it.each([
    '/join#access_token=TOKEN&',
    '/join#access_token=TOKEN#',
    '/join?x=1&access_token=TOKEN&',
    '/join?access_token=TOKEN',
    '/join&access_token=TOKEN&',
    '/join#access_token=1',
    '/join\n#access_token=TOKEN&',
  ])('is not signed: %j', async (path) => {
    const target = testSiteUrl + path.replace('TOKEN', `${forged}x`);
    const query = new URLSearchParams({ token: 'abc', type: 'signup', redirect_to: target });
    const answer = await backend.fetch(new Request(`${testSiteUrl}/auth/v1/verify?${query}`));
    expect(answer.status).toBe(303);
    const { origin, hash, href } = new URL(answer.headers.get('location') ?? '');
    expect([origin, hash]).toEqual([testSiteUrl, expect.stringMatching(/^#error=access_denied&/)]);
    for (const [found] of href.matchAll(/[\w-]+\.[\w-]+\.[\w-]+/g)) {
      const headers = { authorization: `Bearer ${found}` };
      expect((await backend.request('/rest/v1/mail_outbox', { headers })).status).toBe(401);
    }
  });
});
