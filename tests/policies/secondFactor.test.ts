import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeProject } from '../../apps/local-supabase/src/testing/describeBackend.ts';
import { newSession, setUpSecondFactor, verifyFactor } from '../../apps/local-supabase/src/testing/secondFactors.ts';
import { applicant, deals, qualification } from './people.ts';

describeProject('REQ-AUTH-7: access without the second factor', (backend) => {
  // supabase/tests/second_factor.test.sql: rows and delete_account() at aal1, and an enrolment that is not finished.
  it('at aal1 my_data() is refused and qualification() returns nothing; at aal2 the factor is shown without its secret', async () => {
    const person = await applicant(backend);
    const factor = await setUpSecondFactor(person.client);
    const client = await newSession(backend, person.email);
    expect(await qualification(client)).toMatchObject({ is_qualified: false, has_record: false });
    expect(await client.rpc('my_data')).toMatchObject({ status: 403, error: { code: 'insufficient_aal' } });

    await verifyFactor(client, factor, 1);
    const { data } = await client.rpc('my_data');
    expect(data).toMatchObject({ second_factors: [{ factor_type: 'totp', status: 'verified' }] });
    expect(JSON.stringify(data)).not.toContain('secret');
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
