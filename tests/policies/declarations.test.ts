import { expect, it } from 'vitest';
import { describeProject } from '../../apps/local-supabase/src/testing/describeBackend.ts';
import type { Person } from '../../apps/local-supabase/src/testing/startTestBackend.ts';
import { applicant, newestDisclaimer } from './people.ts';

const kept = 'Declarations are kept as they were made.';

describeProject('REQ-JOIN-5: declarations of applicants', (backend) => {
  /** The declarations of a user, oldest first. */
  const declarationsOf = (userId: string) =>
    backend.query('select * from public.investor_declarations where user_id = $1 order by declared_at', [userId]);

  it('each submission stores answers, time, disclaimer version, and hashes of address and network', async () => {
    const person = await applicant(backend);
    await person.client.from('investor_onboarding').update({ is_accredited: false }).eq('user_id', person.id);
    const rows = await declarationsOf(person.id);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      answers: {
        is_accredited: true,
        residency: 'Switzerland',
        min_commitment: 1_000_000,
        net_worth: 2_000_000,
        experience: 'intermediate',
        interests: ['Real Estate', 'Infrastructure'],
        consent: true,
        completed_at: expect.any(String),
      },
      is_by_applicant: true,
      disclaimer_version: await newestDisclaimer(backend),
      address_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      application_ended_at: null,
    });
    expect(rows[1]).toMatchObject({ answers: { is_accredited: false, min_commitment: 1_000_000 } });
    expect(Math.abs(Date.parse(String(rows[1]?.['declared_at'])) - Date.now())).toBeLessThan(60_000);
    expect(JSON.stringify(rows)).not.toContain(person.email);
  });

  it("a change by the owner is not marked as the applicant's", async () => {
    const person = await applicant(backend);
    await backend.service().from('investor_onboarding').update({ residency: 'Other' }).eq('user_id', person.id);
    expect((await declarationsOf(person.id)).map((row) => row['is_by_applicant'])).toEqual([true, false]);
  });

  it('the network is stored as a salted hash if the request has an address, else as null', async () => {
    const person = await applicant(backend);
    const hashFor = async (headers: Record<string, string> | null) => {
      const setting = headers === null ? '' : JSON.stringify(headers);
      await backend.query(`select set_config('request.headers', $1, false)`, [setting]);
      await backend.query('update public.investor_onboarding set consent = consent where user_id = $1', [person.id]);
      return (await declarationsOf(person.id)).at(-1)?.['caller_hash'];
    };
    const first = await hashFor({ 'x-forwarded-for': '203.0.113.9, 192.0.2.7' });
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(await hashFor({ 'x-forwarded-for': '192.0.2.7' })).toBe(first);
    expect(await hashFor({ 'x-forwarded-for': '192.0.2.8' })).not.toBe(first);
    expect(await hashFor(null)).toBeNull();
  });

  it('not even the owner of the database can change or delete one', async () => {
    const person = await applicant(backend);
    const before = await declarationsOf(person.id);
    for (const statement of [
      `update public.investor_declarations set answers = '{}'`,
      `update public.investor_declarations set declared_at = now() - interval '1 year'`,
      `update public.investor_declarations set application_ended_at = now() - interval '9 years', user_id = null,
         caller_hash = null, disclaimer_version = 1, answers = '{}'`,
      'delete from public.investor_declarations',
      'truncate public.investor_declarations',
    ]) {
      await expect(backend.exec(statement)).rejects.toThrow(kept);
    }
    expect(await declarationsOf(person.id)).toEqual(before);
  });

  it.each<[string, (person: Person) => PromiseLike<unknown>]>([
    ['delete_account', ({ client }) => client.rpc('delete_account')],
    ['pnpm person:erase', ({ email }) => backend.query('select private.erase_person($1)', [email])],
    ['the retention job, or the dashboard', ({ id }) => backend.query('delete from auth.users where id = $1', [id])],
  ])('remain after the account is deleted, without its id and network: %s', async (_by, end) => {
    const person = await applicant(backend);
    const [before] = await declarationsOf(person.id);
    await end(person);
    const id = [before?.['id']];
    const [after] = await backend.query('select * from public.investor_declarations where id = $1', id);
    expect(after).toEqual({ ...before, user_id: null, caller_hash: null, application_ended_at: expect.anything() });
    const stored = JSON.stringify(after);
    expect(stored).not.toContain(person.id);
    expect(stored).not.toContain(person.email);
    await expect(backend.query('delete from public.investor_declarations where id = $1', id)).rejects.toThrow(kept);
  });

  it('submissions are limited per hour', async () => {
    await backend.exec('update private.declaration_settings set per_hour = 3');
    const person = await applicant(backend);
    const send = () => person.client.from('investor_onboarding').update({ consent: true }).eq('user_id', person.id);
    expect([(await send()).error, (await send()).error]).toEqual([null, null]);
    expect(await send()).toMatchObject({ status: 429, error: { code: 'rate_limited' } });
    expect(await declarationsOf(person.id)).toHaveLength(3);
    await applicant(backend);
    await backend.exec('update private.declaration_settings set per_hour = 40');
  });
});
