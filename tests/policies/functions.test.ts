import { beforeAll, describe, expect, it } from 'vitest';
import { describeProject } from '../../apps/local-supabase/src/testing/describeBackend.ts';
import { applicant, outcome, type Client } from './people.ts';
import { functionRights, roles, type Role } from './rights.ts';
import { sampleCalls } from './sampleCalls.ts';

describeProject('REQ-SAFE-4: functions each role may call', (backend) => {
  let clients: Record<Role, Client>;

  beforeAll(async () => {
    clients = {
      anon: backend.visitor(),
      authenticated: (await applicant(backend)).client,
      service_role: backend.service(),
    };
  });

  // `service_role` last, so that its effects do not cause the other roles' errors.
  describe.each(roles)('%s', (role) => {
    it.each(Object.entries(functionRights))('%s', async (name, callers) => {
      const result = outcome(await clients[role].rpc(name, sampleCalls[name]));
      expect(result).toBe(callers.includes(role) ? 'taken' : 'denied');
    });

    it.each(['private', 'account', 'auth'])('the API does not expose the schema %s', async (schema) => {
      const { error } = await clients[role].schema(schema).from('users').select();
      expect(error?.code).toBe('PGRST106');
    });
  });
});
