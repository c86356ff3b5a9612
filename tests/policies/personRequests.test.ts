import { beforeAll, expect, it } from 'vitest';
import { describeProject } from '../../apps/local-supabase/src/testing/describeOnEngines.ts';
import { sampleRow, type TableName } from './sampleRows.ts';

const sender = 'Some.Body@podium.example';
const account = sender.toLowerCase();
const neighbour = 'somebody@podium.example';

/** Every column that can contain a person's address or account. Add new ones to both SQL functions too. */
const places = [
  'private.newsletter_tokens.subscriber_id',
  'public.contact_messages.email',
  'public.investor_declarations.user_id',
  'public.investor_onboarding.user_id',
  'public.mail_outbox.recipient',
  'public.mail_outbox.reply_to',
  'public.newsletter_subscribers.email',
  'public.profiles.id',
  'public.resource_downloads.email',
  'public.speaking_inquiries.email',
];

describeProject('REQ-OPS-5: person_data() and erase_person()', (backend) => {
  async function storeEverythingOf(email: string): Promise<void> {
    const person = await backend.person({ email: email.toLowerCase(), fullName: 'Some Body' });
    await person.client.from('profiles').insert({ id: person.id, full_name: 'Some Body' });
    await person.client.from('investor_onboarding').insert(sampleRow('investor_onboarding', person.id));
    const rows: [TableName, Record<string, unknown>][] = [
      ['resource_downloads', { email }],
      ['speaking_inquiries', { email }],
      ['contact_messages', { email }],
      ['newsletter_subscribers', { email: email.toLowerCase() }],
      ['mail_outbox', { recipient: email, idempotency_key: `${email}/acknowledgement` }],
      ['mail_outbox', { recipient: 'owner@podium.example', reply_to: email, idempotency_key: `${email}/owner` }],
    ];
    for (const [table, changes] of rows) {
      await backend
        .service()
        .from(table)
        .insert({ ...sampleRow(table, ''), ...changes })
        .throwOnError();
    }
    await backend.query(
      `insert into private.newsletter_tokens (token_hash, subscriber_id, purpose)
       select sha256(email::bytea), id, 'unsubscribe' from public.newsletter_subscribers where email = $1`,
      [email.toLowerCase()],
    );
  }

  async function show(email: string): Promise<Record<string, unknown[] | null>> {
    const [row] = await backend.query<{ data: Record<string, unknown[] | null> }>(
      'select private.person_data($1) as data',
      [email],
    );
    return row?.data ?? {};
  }

  /** Number of rows in each part. */
  const count = (data: Record<string, unknown[] | null>) =>
    Object.fromEntries(Object.entries(data).map(([name, rows]) => [name, rows?.length ?? 0]));

  beforeAll(async () => {
    await storeEverythingOf(sender);
    await storeEverythingOf(neighbour);
  });

  it('cover every column that can identify a person', async () => {
    const found = await backend.query<{ place: string }>(`
      select table_schema || '.' || table_name || '.' || column_name as place
      from information_schema.columns
      where table_schema in ('public', 'private') and data_type <> 'boolean'
        and column_name ~ '(email|recipient|reply_to|sender|address|phone_number|user_id)$'
      union
      select n.nspname || '.' || c.relname || '.' || a.attname
      from pg_constraint as f
      join pg_class as c on c.oid = f.conrelid
      join pg_namespace as n on n.oid = c.relnamespace and n.nspname in ('public', 'private')
      join pg_attribute as a on a.attrelid = c.oid and a.attnum = any (f.conkey)
      where f.contype = 'f' and a.atttypid = 'uuid'::regtype
      order by 1
    `);
    expect(found.map(({ place }) => place)).toEqual(places);
  });

  it('person_data() returns everything about one person, for any case of the address, without secrets', async () => {
    const data = await show(` ${sender.toUpperCase()} `);
    expect(count(data)).toMatchObject({
      account: 1,
      profiles: 1,
      investor_onboarding: 1,
      investor_declarations: 1,
      newsletter_subscribers: 1,
      newsletter_links: 1,
      resource_downloads: 1,
      speaking_inquiries: 1,
      contact_messages: 1,
    });
    expect(count(data)['mail_outbox']).toBeGreaterThanOrEqual(2);
    expect(count(data)['sessions']).toBeGreaterThan(0);
    expect(JSON.stringify(data)).not.toMatch(/password|token|_hash|somebody@/i);
    expect(Object.values(count(await show('nobody@podium.example'))).every((rows) => rows === 0)).toBe(true);
  });

  it('erase_person() deletes everything about one person except declarations, and nothing about others', async () => {
    const before = count(await show(neighbour));
    const removed = await backend.query<{ name: string; removed: number }>(
      'select name, removed::integer as removed from private.erase_person($1)',
      [sender],
    );
    expect(removed.map(({ name }) => name).filter((name) => name in before)).toHaveLength(removed.length);
    expect(removed.every((row) => row.removed > 0)).toBe(true);
    expect(Object.entries(count(await show(sender))).filter(([, rows]) => rows > 0)).toEqual([
      ['investor_declarations', 1],
    ]);
    expect(count(await show(neighbour))).toEqual(before);
    const left = await backend.query(
      `select email from auth.identities where email = $1
       union all select id::text from auth.sessions where user_id not in (select id from auth.users)
       union all select recipient from public.mail_outbox where lower(reply_to) = $1`,
      [account],
    );
    expect(left).toEqual([]);
  });
});
