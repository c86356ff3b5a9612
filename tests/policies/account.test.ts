import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnEngines } from '../../apps/local-supabase/src/testing/describeOnEngines.ts';
import { type Person, type TestBackend, testPassword } from '../../apps/local-supabase/src/testing/startTestBackend.ts';
import { applicant, outcome } from './people.ts';
import { keyColumns, sampleRow, tableNames, type TableName } from './sampleRows.ts';

/** Tables whose rows belong to nobody. */
const impersonal: readonly TableName[] = ['deals'];
const personal = tableNames.filter((table) => !impersonal.includes(table));

/** Where a table says whose row it is, when that is not its key. */
const addressColumns: Partial<Record<TableName, string>> = { mail_outbox: 'recipient' };

describeOnEngines('issue 6 §5, an account: my data, delete', (start) => {
  let backend: TestBackend;

  beforeAll(async () => {
    backend = await start();
  });

  /** An applicant who has also left something in every other table, with an address in other letters. */
  async function somebodyWithEverything(): Promise<Person> {
    const person = await applicant(backend, {});
    for (const table of personal) {
      if (table === 'investor_onboarding') continue;
      const column = addressColumns[table] ?? keyColumns[table];
      const owner = column === 'id' ? {} : { [column]: written(table, person.email) };
      const key = table === 'mail_outbox' ? { idempotency_key: `account-test/${person.id}` } : {};
      const { error } = await backend
        .service()
        .from(table)
        .insert({ ...sampleRow(table, person.id), ...owner, ...key });
      expect(error).toBeNull();
    }
    return person;
  }

  /** Subscribers are kept in small letters, everybody else as they typed. */
  function written(table: TableName, email: string): string {
    return table === 'newsletter_subscribers' ? email : email.toUpperCase();
  }

  /** How many rows of each table are this person's. */
  async function rowsOf({ id, email }: Person): Promise<Record<string, number>> {
    const counts = personal.map(async (table) => {
      const column = addressColumns[table] ?? keyColumns[table];
      const value = ['id', 'user_id'].includes(column) ? id : written(table, email);
      const { data, error } = await backend.service().from(table).select().eq(column, value);
      expect(error).toBeNull();
      return [table, data?.length ?? 0] as const;
    });
    return Object.fromEntries(await Promise.all(counts));
  }

  const nowhere = Object.fromEntries(personal.map((table) => [table, 0]));

  describe('my data', () => {
    it('is everything that is stored of the person, and nothing of anybody else', async () => {
      const person = await somebodyWithEverything();
      await somebodyWithEverything();
      const { data, error } = await person.client.rpc('my_data');
      expect(error).toBeNull();
      expect(data).toMatchObject({
        account: [{ id: person.id, email: person.email }],
        profiles: [{ full_name: 'Sample Person' }],
        investor_onboarding: [{ min_commitment: 1_000_000, residency: 'Switzerland' }],
        newsletter_subscribers: [{ email: person.email, status: 'pending' }],
        resource_downloads: [{ resource_type: 'ai_prompts' }],
        speaking_inquiries: [{ name: 'Sample Organiser' }],
        contact_messages: [{ name: 'Sample Sender' }],
        mail_outbox: expect.arrayContaining([expect.objectContaining({ subject: 'A sample' })]),
        sessions: expect.arrayContaining([expect.objectContaining({ created_at: expect.any(String) })]),
      });
    });

    it('holds no password, no token and no words of a mail', async () => {
      const person = await somebodyWithEverything();
      const { data } = await person.client.rpc('my_data');
      expect(JSON.stringify(data)).not.toMatch(/password|token|_body|Words\./i);
    });

    it('is short for somebody who has only an account', async () => {
      const person = await backend.person({ fullName: 'Ada Example' });
      expect((await person.client.rpc('my_data')).data).toMatchObject({
        account: [{ sign_up: { full_name: 'Ada Example' }, new_email: null }],
        profiles: null,
        investor_onboarding: null,
        contact_messages: null,
      });
    });
  });

  describe('delete', () => {
    it('takes the account with everything that belongs to it, and leaves everybody else alone', async () => {
      const person = await somebodyWithEverything();
      const other = await somebodyWithEverything();
      const rowsOfOther = await rowsOf(other);
      expect(Object.values(await rowsOf(person))).not.toContain(0);

      expect(outcome(await person.client.rpc('delete_account'))).toBe('taken');

      expect(await rowsOf(person)).toEqual(nowhere);
      expect(await rowsOf(other)).toEqual(rowsOfOther);
      const accounts = await backend.query('select id from auth.users where id = any ($1)', [[person.id, other.id]]);
      expect(accounts).toEqual([{ id: other.id }]);
      for (const table of ['sessions', 'refresh_tokens', 'identities']) {
        expect(await backend.query(`select 1 from auth.${table} where user_id = $1`, [person.id])).toEqual([]);
      }
    });

    it('takes the mails to the owner that name the person', async () => {
      const person = await backend.person();
      const row = {
        ...sampleRow('mail_outbox', person.id),
        idempotency_key: `owner/${person.id}`,
        reply_to: person.email,
      };
      expect((await backend.service().from('mail_outbox').insert(row)).error).toBeNull();
      await person.client.rpc('delete_account');
      const { data } = await backend.service().from('mail_outbox').select().eq('reply_to', person.email);
      expect(data).toEqual([]);
    });

    it('makes the old tokens useless', async () => {
      const person = await applicant(backend, {});
      const { data: before } = await person.client.auth.getSession();
      await person.client.rpc('delete_account');

      const token = before.session?.access_token ?? '';
      expect((await person.client.auth.getUser(token)).error?.status).toBe(403);
      const refresh_token = before.session?.refresh_token ?? '';
      expect((await backend.visitor().auth.refreshSession({ refresh_token })).error?.status).toBe(400);

      expect((await person.client.rpc('my_data')).data).toBeNull();
      expect((await person.client.from('deals').select()).data).toEqual([]);
      expect(outcome(await person.client.from('profiles').insert({ id: person.id, full_name: 'A ghost' }))).toBe(
        '23503',
      );
      const application = sampleRow('investor_onboarding', person.id);
      expect(outcome(await person.client.from('investor_onboarding').insert(application))).toBe('23503');
      expect(outcome(await person.client.rpc('delete_account'))).toBe('taken');
    });

    it('asks for a session that has just begun, whatever has been renewed since', async () => {
      const person = await backend.person();
      const age = (minutes: number) =>
        backend.query(`update auth.sessions set created_at = now() - $1 * interval '1 minute' where user_id = $2`, [
          minutes,
          person.id,
        ]);
      const answer = async () => {
        const { error, status } = await person.client.rpc('delete_account');
        return error ? [status, error.code, error.message] : status;
      };
      const refusal = [403, 'reauthentication_needed', 'Please sign in again first.'];

      await age(6);
      expect(await answer()).toEqual(refusal);
      await person.client.auth.refreshSession();
      expect(await answer()).toEqual(refusal);

      // A new session of the same person does not lend its youth to an older one.
      const elsewhere = backend.visitor();
      const signedIn = await elsewhere.auth.signInWithPassword({ email: person.email, password: testPassword });
      expect(signedIn.error).toBeNull();
      expect(await answer()).toEqual(refusal);
      expect(outcome(await elsewhere.rpc('delete_account'))).toBe('taken');
    });

    it('leaves the address free for a new account, which starts with nothing', async () => {
      const person = await applicant(backend, {});
      await person.client.rpc('delete_account');
      const again = await backend.person({ email: person.email });
      expect(again.id).not.toBe(person.id);
      expect((await again.client.rpc('my_data')).data).toMatchObject({ profiles: null, investor_onboarding: null });
    });

    it('is for nobody who is signed out, and not for the key of the functions', async () => {
      for (const client of [backend.visitor(), backend.service()]) {
        expect(outcome(await client.rpc('delete_account'))).toBe('denied');
        expect(outcome(await client.rpc('my_data'))).toBe('denied');
      }
    });

    it('cannot be asked for somebody else', async () => {
      const person = await backend.person();
      const other = await backend.person();
      for (const argument of [{ id: other.id }, { p_user_id: other.id }, { user_id: other.id }]) {
        expect((await person.client.rpc('delete_account', argument)).error?.code).toBe('PGRST202');
      }
      expect((await backend.query('select 1 from auth.users where id = $1', [other.id])).length).toBe(1);
    });
  });
});
