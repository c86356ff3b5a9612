import { retentionPeriods } from '@podium/data/schemas/retentionPeriods.ts';
import { beforeEach, expect, it } from 'vitest';
import { describeProject } from '../../apps/local-supabase/src/testing/describeBackend.ts';
import { sampleRow, type TableName } from './sampleRows.ts';

type Period = keyof typeof retentionPeriods;

describeProject('REQ-PRIV-2: retention', (backend) => {
  beforeEach(() =>
    backend.exec(`
      delete from auth.users;
      delete from public.newsletter_subscribers;
      delete from public.resource_downloads;
      delete from public.speaking_inquiries;
      delete from public.contact_messages;
      delete from public.mail_outbox;
      delete from private.rate_limits;
      alter table public.investor_declarations disable trigger keep_declarations;
      delete from public.investor_declarations;
      alter table public.investor_declarations enable trigger keep_declarations;
    `),
  );

  /** Runs the job; returns the number of deleted rows by period. */
  async function run(): Promise<Partial<Record<Period, number>>> {
    const rows = await backend.query<{ name: Period; removed: number }>(
      'select name, removed::integer as removed from private.apply_retention()',
    );
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(retentionPeriods));
    return Object.fromEntries(rows.filter(({ removed }) => removed > 0).map(({ name, removed }) => [name, removed]));
  }

  async function store(table: TableName, changes: Record<string, unknown>, time: string, age: string): Promise<void> {
    const row = { ...sampleRow(table, ''), ...changes };
    const { data } = await backend.service().from(table).insert(row).select('id').single().throwOnError();
    await backend.query(`update public.${table} set ${time} = now() - $1::interval where id = $2`, [age, data?.id]);
  }

  const aging: [Period, TableName, Record<string, unknown>, string][] = [
    ['resource download', 'resource_downloads', {}, 'created_at'],
    ['speaking inquiry', 'speaking_inquiries', {}, 'created_at'],
    ['contact message', 'contact_messages', {}, 'created_at'],
    ['newsletter, unconfirmed', 'newsletter_subscribers', {}, 'created_at'],
    ['newsletter, left', 'newsletter_subscribers', { status: 'unsubscribed' }, 'unsubscribed_at'],
    ['sent mail', 'mail_outbox', { status: 'sent' }, 'sent_at'],
    ['undelivered mail', 'mail_outbox', { status: 'dead' }, 'created_at'],
  ];

  it.each(aging)('%s is deleted after its period, not a minute before', async (period, table, row, time) => {
    await store(table, row, time, `${retentionPeriods[period]} -1 minutes`);
    expect(await run()).toEqual({});
    await backend.exec(`update public.${table} set ${time} = ${time} - interval '2 minutes'`);
    expect(await run()).toEqual({ [period]: 1 });
    expect(await run()).toEqual({});
  });

  it('confirmed subscribers are kept', async () => {
    await store('newsletter_subscribers', { status: 'confirmed' }, 'created_at', '20 years');
    expect(await run()).toEqual({});
  });

  it('the period of an unconfirmed subscriber begins at the last mail', async () => {
    await store('newsletter_subscribers', {}, 'created_at', '90 days');
    await backend.exec(`
      insert into private.newsletter_tokens (token_hash, subscriber_id, purpose, expires_at)
      select sha256('link'), id, 'confirm', now() from public.newsletter_subscribers
    `);
    expect(await run()).toEqual({});
    await backend.exec(`update private.newsletter_tokens set created_at = now() - interval '31 days'`);
    expect(await run()).toEqual({ 'newsletter, unconfirmed': 1 });
  });

  it('expired confirmation links are deleted, unsubscribe links are kept', async () => {
    await store('newsletter_subscribers', { status: 'confirmed' }, 'created_at', '1 day');
    await backend.exec(`
      insert into private.newsletter_tokens (token_hash, subscriber_id, purpose, expires_at)
      select sha256(link.purpose::bytea), id, link.purpose, link.expires_at
      from public.newsletter_subscribers,
        (values ('confirm', now() - interval '31 days'), ('unsubscribe', null)) as link (purpose, expires_at)
    `);
    expect(await run()).toEqual({ 'newsletter links': 1 });
    expect(await backend.query('select purpose from private.newsletter_tokens')).toEqual([{ purpose: 'unsubscribe' }]);
  });

  it('hashes of addresses are deleted after their window', async () => {
    await backend.exec(`
      insert into private.rate_limits (bucket, key_hash, window_ends_at, hits)
      values ('form', 'old', now() - interval '49 hours', 1), ('form', 'new', now() - interval '47 hours', 1)
    `);
    expect(await run()).toEqual({ 'address hash': 1 });
  });

  it('an unused account is deleted with all its rows', async () => {
    const person = await backend.person({ fullName: 'Sample Person' });
    const used = await backend.person();
    for (const { id, client } of [person, used]) {
      await client.from('profiles').insert({ id });
      await client.from('investor_onboarding').insert(sampleRow('investor_onboarding', id));
    }
    await backend.exec(`
      update auth.users set created_at = now() - interval '3 years', last_sign_in_at = now() - interval '25 months';
      update auth.sessions set updated_at = now() - interval '25 months';
    `);
    await backend.query('update auth.sessions set updated_at = now() where user_id = $1', [used.id]);

    expect(await run()).toEqual({ account: 1 });
    const left = await backend.query<{ id: string }>(`
      select id from auth.users union all select id from public.profiles
      union all select user_id from public.investor_onboarding union all select user_id from auth.sessions
    `);
    expect(left.filter(({ id }) => id !== used.id)).toEqual([]);
    expect(left.length).toBeGreaterThanOrEqual(4);
  });

  it('REQ-JOIN-5: declarations are deleted after their period, not a minute before', async () => {
    const person = await backend.person();
    await person.client.from('investor_onboarding').insert(sampleRow('investor_onboarding', person.id));
    const age = async (interval: string) => {
      // Only the owner of the database can disable the trigger that protects the times.
      await backend.exec('alter table public.investor_declarations disable trigger keep_declarations');
      await backend.query('update public.investor_declarations set application_ended_at = now() - $1::interval', [
        interval,
      ]);
      await backend.exec('alter table public.investor_declarations enable trigger keep_declarations');
    };
    expect(await run()).toEqual({});
    await backend.exec('delete from auth.users');
    await age(`${retentionPeriods['investor declaration']} -1 minutes`);
    expect(await run()).toEqual({});
    await age(`${retentionPeriods['investor declaration']} 1 minute`);
    expect(await run()).toEqual({ 'investor declaration': 1 });
    expect(await backend.query('select from public.investor_declarations')).toEqual([]);
  });

  it('an unconfirmed sign-up is deleted', async () => {
    await backend.visitor().auth.signUp({ email: 'never@podium.example', password: 'correct horse' });
    expect(await run()).toEqual({});
    await backend.exec(`
      update auth.users
      set created_at = now() - interval '31 days', confirmation_sent_at = now() - interval '31 days'
    `);
    expect(await run()).toEqual({ 'unconfirmed account': 1 });
  });
});
