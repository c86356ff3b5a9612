import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnEngines } from '../../apps/local-supabase/src/testing/describeOnEngines.ts';
import type { TestBackend } from '../../apps/local-supabase/src/testing/startTestBackend.ts';
import { applicant, outcome, type Client } from './people.ts';
import { functionRights, roles, type Role } from './rights.ts';
import { sampleCalls } from './sampleCalls.ts';

describeOnEngines('issue 6 §2, functions callable by each role', (start) => {
  let clients: Record<Role, Client>;

  beforeAll(async () => {
    const backend: TestBackend = await start();
    clients = {
      anon: backend.visitor(),
      authenticated: (await applicant(backend, {})).client,
      service_role: backend.service(),
    };
  });

  // The service last: what it does must not be what refuses the others.
  describe.each(roles)('%s', (role) => {
    it.each(Object.entries(functionRights))('%s', async (name, callers) => {
      const result = outcome(await clients[role].rpc(name, sampleCalls[name]));
      expect(result).toBe(callers.includes(role) ? 'taken' : 'denied');
    });

    it('reaches nothing that is private', async () => {
      const client = clients[role];
      expect((await client.schema('private').from('rate_limits').select()).error).not.toBeNull();
      expect((await client.rpc('enqueue_mail', { p_key: 'sample', p_mail: {} })).error).not.toBeNull();
      expect((await client.schema('account').rpc('my_data')).error).not.toBeNull();
      expect((await client.schema('auth').from('users').select()).error).not.toBeNull();
    });
  });
});
