import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnEngines } from '../../apps/local-supabase/src/testing/describeOnEngines.ts';
import type { TestBackend } from '../../apps/local-supabase/src/testing/startTestBackend.ts';
import { applicant, outcome, type Client } from './people.ts';
import { functionRights, roles, type Role } from './rights.ts';
import { sampleCalls } from './sampleCalls.ts';

describeOnEngines('REQ-SAFE-4: functions each role may call', (start) => {
  let backend: TestBackend;
  let clients: Record<Role, Client>;

  beforeAll(async () => {
    backend = await start();
    clients = {
      anon: backend.visitor(),
      authenticated: (await applicant(backend, {})).client,
      service_role: backend.service(),
    };
  });

  /**
   * Reads a table or calls a function directly in the database, with USAGE on the schema, so that only its own grants
   * can deny it. Rolls everything back.
   */
  async function attempt(role: Role, name: string): Promise<string> {
    const taken = 'TAKEN';
    try {
      await backend.exec(`do $$ begin
        grant usage on schema private, account, auth to ${role};
        set local role ${role};
        perform * from ${name};
        raise exception using errcode = '${taken}';
      end $$`);
    } catch (error) {
      const { code, message } = error as { code: string; message: string };
      // A function that may be called can still be denied its own queries.
      const thing = /\w+\.(\w+)(\(?)/.exec(name);
      const own = `permission denied for ${thing?.[2] ? 'function' : 'table'} ${thing?.[1]}`;
      return code === taken ? 'taken' : message === own ? 'denied' : message;
    }
    return 'nothing was tried';
  }

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

    it.each<[string, readonly Role[]]>([
      [`private.enqueue_mail('sample', '{}')`, []],
      [`private.mails_of_today('reader@podium.example', '%')`, []],
      ['private.apply_retention()', []],
      ['account.my_data()', ['authenticated']],
      ['account.delete_account()', ['authenticated']],
      ['private.rate_limits', []],
      ['private.newsletter_tokens', []],
      ['auth.users', []],
    ])('%s is open to %s only', async (name, callers) => {
      expect(await attempt(role, name)).toBe(callers.includes(role) ? 'taken' : 'denied');
    });
  });
});
