import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeProject } from '../../apps/local-supabase/src/testing/describeBackend.ts';
import { newSession, setUpSecondFactor, verifyFactor } from '../../apps/local-supabase/src/testing/secondFactors.ts';
import { applicant, deals, outcome, qualification } from './people.ts';

describeProject('REQ-AUTH-7: access without the second factor', (backend) => {
  // supabase/tests/second_factor.test.sql: rows at aal1, and an enrolment that is not finished.
  it('the functions are closed to a session at aal1 of an account with a second factor, and open at aal2', async () => {
    const person = await applicant(backend);
    await person.client.from('profiles').insert({ id: person.id, full_name: 'Ada' });
    const factor = await setUpSecondFactor(person.client);
    const client = await newSession(backend, person.email);

    expect(await qualification(client)).toMatchObject({ is_qualified: false, has_record: false });
    for (const name of ['my_data', 'delete_account']) {
      const { status, error } = await client.rpc(name);
      expect([status, error?.code]).toEqual([403, 'insufficient_aal']);
    }
    expect(await backend.query('select 1 from auth.users where id = $1', [person.id])).toHaveLength(1);

    await verifyFactor(client, factor, 1);
    const { data } = await client.rpc('my_data');
    expect(data).toMatchObject({
      profiles: [{ full_name: 'Ada' }],
      second_factors: [{ factor_type: 'totp', status: 'verified' }],
    });
    expect(JSON.stringify(data)).not.toContain('secret');
    expect(outcome(await client.rpc('delete_account'))).toBe('taken');
  });

  describe('the setting that deals require a second factor', () => {
    const require = (isRequired: boolean) =>
      backend.query('update private.deal_access set requires_second_factor = $1', [isRequired]);
    beforeEach(() => require(true));
    afterEach(() => require(false));

    it('shows the deals to qualified users at aal2 only, and reports that the factor is missing', async () => {
      const { client } = await applicant(backend);
      expect(await deals(client)).toHaveLength(0);
      expect(await qualification(client)).toMatchObject({ is_qualified: true, awaits_second_factor: true });
      await setUpSecondFactor(client);
      expect(await deals(client)).toHaveLength(4);
      expect(await qualification(client)).toMatchObject({ is_qualified: true, awaits_second_factor: false });
    });

    it('does not replace the other conditions', async () => {
      const { client } = await applicant(backend, { consent: false });
      await setUpSecondFactor(client);
      expect(await deals(client)).toHaveLength(0);
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
    expect(await deals(await newSession(backend, person.email))).toHaveLength(4);
    expect(await remove()).toEqual([{ count: 0 }]);
  });
});
