import { afterEach, describe, expect, it } from 'vitest';
import { describeProject } from '../../apps/local-supabase/src/testing/describeBackend.ts';
import {
  enroll,
  newSession,
  setUpSecondFactor,
  verifyFactor,
} from '../../apps/local-supabase/src/testing/secondFactors.ts';
import { applicant, outcome, type Client } from './people.ts';

describeProject('REQ-AUTH-7: access without the second factor', (backend) => {
  const require = (isRequired: boolean) =>
    backend.query('update private.deal_access set requires_second_factor = $1', [isRequired]);

  async function deals(client: Client): Promise<number> {
    const { data } = await client.from('deals').select().throwOnError();
    return data?.length ?? 0;
  }

  async function qualification(client: Client): Promise<Record<string, unknown>> {
    const { data } = await client.rpc('qualification').single().throwOnError();
    return data as Record<string, unknown>;
  }

  describe('an account with a second factor', () => {
    it('is closed to the functions of a session at aal1', async () => {
      const person = await applicant(backend);
      await person.client.from('profiles').insert({ id: person.id, full_name: 'Ada' });
      await setUpSecondFactor(person.client);
      const client = await newSession(backend, person.email);

      expect(await qualification(client)).toMatchObject({ is_qualified: false, has_record: false });
      for (const name of ['my_data', 'delete_account']) {
        const { status, error } = await client.rpc(name);
        expect([status, error?.code]).toEqual([403, 'insufficient_aal']);
      }
      expect(await backend.query('select 1 from auth.users where id = $1', [person.id])).toHaveLength(1);
    });

    it('is open to the functions of a session at aal2', async () => {
      const person = await applicant(backend);
      await person.client.from('profiles').insert({ id: person.id, full_name: 'Ada' });
      const factor = await setUpSecondFactor(person.client);
      const client = await newSession(backend, person.email);
      await verifyFactor(client, factor, 1);
      const { data } = await client.rpc('my_data');
      expect(data).toMatchObject({
        profiles: [{ full_name: 'Ada' }],
        second_factors: [{ factor_type: 'totp', status: 'verified' }],
      });
      expect(JSON.stringify(data)).not.toContain('secret');
      expect(outcome(await client.rpc('delete_account'))).toBe('taken');
    });

    it('is not closed by an unfinished enrolment', async () => {
      const person = await applicant(backend);
      await enroll(person.client);
      expect(await deals(person.client)).toBe(4);
    });
  });

  describe('the setting that deals require a second factor', () => {
    afterEach(() => require(false));

    it('shows the deals to qualified users at aal2 only, and reports that the factor is missing', async () => {
      await require(true);
      const { client } = await applicant(backend);
      expect(await deals(client)).toBe(0);
      expect(await qualification(client)).toMatchObject({ is_qualified: true, awaits_second_factor: true });
      await setUpSecondFactor(client);
      expect(await deals(client)).toBe(4);
      expect(await qualification(client)).toMatchObject({ is_qualified: true, awaits_second_factor: false });
    });

    it('does not replace the other conditions', async () => {
      await require(true);
      const { client } = await applicant(backend, { consent: false });
      await setUpSecondFactor(client);
      expect(await deals(client)).toBe(0);
      expect(await qualification(client)).toMatchObject({ is_qualified: false, awaits_second_factor: false });
    });
  });

  it('remove_second_factor() lets a user without the device sign in again', async () => {
    const person = await applicant(backend);
    await setUpSecondFactor(person.client);
    const remove = () =>
      backend.query<{ count: number }>('select private.remove_second_factor($1) as count', [
        ` ${person.email.toUpperCase()} `,
      ]);
    expect(await remove()).toEqual([{ count: 1 }]);
    expect((await person.client.auth.refreshSession()).error).not.toBeNull();
    expect(await deals(await newSession(backend, person.email))).toBe(4);
    expect(await remove()).toEqual([{ count: 0 }]);
  });
});
