import { expect, it } from 'vitest';
import { describeProject } from '../../apps/local-supabase/src/testing/describeBackend.ts';
import { newSession } from '../../apps/local-supabase/src/testing/secondFactors.ts';
import { newestDisclaimer, outcome, personalColumns, personWithEverything, rowsAbout } from './people.ts';

describeProject('REQ-AUTH-9: accounts', (backend) => {
  it('my_data() returns all about the user, nothing about anyone else, no password, token or body of a mail', async () => {
    const person = await personWithEverything(backend);
    await personWithEverything(backend);
    const { data } = await person.client.rpc('my_data').throwOnError();
    const answers = { min_commitment: 1_000_000, residency: 'Switzerland' };
    expect(data).toMatchObject({
      account: [{ id: person.id, email: person.email }],
      profiles: [{ full_name: 'Sample Person' }],
      investor_onboarding: [answers],
      investor_declarations: [{ ...answers, disclaimer_version: await newestDisclaimer(backend) }],
      newsletter_subscribers: [{ email: person.email, status: 'pending' }],
      resource_downloads: [{ resource_type: 'ai_prompts' }],
      speaking_inquiries: [{ name: 'Sample Organiser' }],
      contact_messages: [{ name: 'Sample Sender' }],
      mail_outbox: expect.arrayContaining([expect.objectContaining({ subject: 'A sample' })]),
      sessions: expect.arrayContaining([expect.objectContaining({ created_at: expect.any(String) })]),
    });
    expect(JSON.stringify(data)).not.toMatch(/password|token|_body|Words\./i);
  });

  it('delete_account() deletes the account with all its rows, and no rows of anyone else', async () => {
    const person = await personWithEverything(backend);
    const other = await personWithEverything(backend);
    const rowsOfOther = await rowsAbout(backend, other);
    expect(Object.values(await rowsAbout(backend, person))).not.toContain(0);

    expect(outcome(await person.client.rpc('delete_account'))).toBe('taken');

    expect(await rowsAbout(backend, person)).toEqual(Object.fromEntries(personalColumns.map((place) => [place, 0])));
    expect(await rowsAbout(backend, other)).toEqual(rowsOfOther);
    const accounts = await backend.query('select id from auth.users where id = any ($1)', [[person.id, other.id]]);
    expect(accounts).toEqual([{ id: other.id }]);
    for (const table of ['sessions', 'refresh_tokens', 'identities']) {
      expect(await backend.query(`select 1 from auth.${table} where user_id = $1`, [person.id])).toEqual([]);
    }
  });

  it('delete_account() requires a session that began at most 5 minutes ago, even after a refresh', async () => {
    const person = await backend.person();
    const answer = () => person.client.rpc('delete_account');
    const error = { code: 'reauthentication_needed', message: 'Please sign in again first.' };

    await backend.exec(`update auth.sessions set created_at = now() - interval '6 minutes'`);
    expect(await answer()).toMatchObject({ status: 403, error });
    await person.client.auth.refreshSession();
    expect(await answer()).toMatchObject({ status: 403, error });

    // A new session of the same person does not make an older one recent.
    const elsewhere = await newSession(backend, person.email);
    expect(await answer()).toMatchObject({ status: 403, error });
    expect(outcome(await elsewhere.rpc('delete_account'))).toBe('taken');
  });
});
