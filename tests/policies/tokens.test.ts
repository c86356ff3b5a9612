import { beforeAll, describe, expect, it } from 'vitest';
import { describeProject } from '../../apps/local-supabase/src/testing/describeBackend.ts';
import { testKeys } from '../../apps/local-supabase/src/testing/startTestBackend.ts';
import { forgedTokens } from './forgedTokens.ts';
import { applicant } from './people.ts';
import { functionRights } from './rights.ts';
import { sampleCalls } from './sampleCalls.ts';
import { changes, keyColumns, sampleRow, tableNames } from './sampleRows.ts';

/** The names of all forgeries, needed before a genuine token exists. */
const forgeries = Object.keys(forgedTokens(`e30.${Buffer.from('{}').toString('base64url')}.`, testKeys));

describeProject('REQ-SAFE-1: forged, expired, foreign-signed and alg: none tokens', (backend) => {
  let personId: string;
  let genuine: string;
  let tokens: Record<string, string>;

  beforeAll(async () => {
    const person = await applicant(backend);
    personId = person.id;
    genuine = (await person.client.auth.getSession()).data.session?.access_token ?? '';
    tokens = forgedTokens(genuine, testKeys);
    for (const table of tableNames) {
      await backend.service().from(table).upsert(sampleRow(table, personId), { onConflict: keyColumns[table] });
    }
  });

  async function call(token: string, method: string, path: string, body?: unknown): Promise<number> {
    const response = await backend.fetch(
      new Request(`${backend.siteUrl}${path}`, {
        method,
        headers: { apikey: testKeys.publishable, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
    );
    return response.status;
  }

  async function everything(): Promise<unknown[]> {
    return Promise.all(tableNames.map(async (table) => (await backend.service().from(table).select()).data));
  }

  it('a genuine token is accepted', async () => {
    expect(await call(genuine, 'GET', '/rest/v1/deals')).toBe(200);
    expect(await call(genuine, 'GET', '/auth/v1/user')).toBe(200);
  });

  describe.each(forgeries)('%s', (forgery) => {
    it('is refused by every table for every verb, and changes nothing', async () => {
      const token = tokens[forgery] ?? '';
      const before = await everything();
      const answers = [];
      for (const table of tableNames) {
        const row = sampleRow(table, personId);
        const path = `/rest/v1/${table}`;
        const one = `${path}?${keyColumns[table]}=eq.${encodeURIComponent(String(row[keyColumns[table]]))}`;
        answers.push({
          table,
          select: await call(token, 'GET', path),
          insert: await call(token, 'POST', path, row),
          update: await call(token, 'PATCH', one, changes[table]),
          delete: await call(token, 'DELETE', one),
        });
      }
      const refused = { select: 401, insert: 401, update: 401, delete: 401 };
      expect(answers).toEqual(tableNames.map((table) => ({ table, ...refused })));
      expect(await everything()).toEqual(before);
    });

    it('is refused by every function and by the auth service', async () => {
      const token = tokens[forgery] ?? '';
      for (const name of Object.keys(functionRights)) {
        expect([name, await call(token, 'POST', `/rest/v1/rpc/${name}`, sampleCalls[name])]).toEqual([name, 401]);
      }
      expect([401, 403]).toContain(await call(token, 'GET', '/auth/v1/user'));
      expect([401, 403]).toContain(await call(token, 'PUT', '/auth/v1/user', { password: 'another one' }));
    });
  });
});
