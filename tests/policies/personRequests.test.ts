import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { describeProject } from '../../apps/local-supabase/src/testing/describeBackend.ts';
import { newSession } from '../../apps/local-supabase/src/testing/secondFactors.ts';
import { type KnownPerson, personalColumns, personWithEverything, rowsAbout } from './people.ts';

describeProject('REQ-OPS-5, REQ-AUTH-9: requests of people about their data', (backend) => {
  let person: KnownPerson;
  let neighbour: KnownPerson;

  type Data = Record<string, unknown[] | null>;

  async function show(email: string): Promise<Data> {
    const [row] = await backend.query<{ data: Data }>('select private.person_data($1) as data', [email]);
    return row?.data ?? {};
  }

  const count = (data: Data) =>
    Object.fromEntries(Object.entries(data).map(([name, rows]) => [name, rows?.length ?? 0]));

  beforeAll(async () => {
    person = await personWithEverything(backend, 'some.body@podium.example');
    neighbour = await personWithEverything(backend, 'somebody@podium.example');
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
    expect(found.map(({ place }) => place)).toEqual(personalColumns);
  });

  it('person_data() and my_data() return everything about one person, for any case of the address, without secrets', async () => {
    const data = await show(` ${person.email.toUpperCase()} `);
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
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`password|token|_hash|_body|Words\\.|${neighbour.email}`, 'i'));
    expect((await person.client.rpc('my_data')).data).toEqual(data);
    expect(Object.values(count(await show('nobody@podium.example'))).every((rows) => rows === 0)).toBe(true);
  });

  it("REQ-FORM-4: erase_person() of the owner's mailbox keeps mails about other people, and alerts", async () => {
    const owner = await backend.person({ email: 'owner.mailbox@podium.example' });
    const fields = { name: 'Sample Sender', message: 'A sample of a message.', inquiry_type: 'general' };
    const send = async (email: string) => {
      const words = { subject: email, text: 'Words.', html: '<p>Words.</p>' };
      await backend
        .service()
        .rpc('store_lead', {
          p_kind: 'contact-message',
          p_id: randomUUID(),
          p_fields: { ...fields, email },
          p_owner_mail: { ...words, to: owner.email, replyTo: email },
          p_acknowledgement: { ...words, to: email, replyTo: owner.email },
        })
        .throwOnError();
    };
    await send('stranger@podium.example');
    await send(owner.email);
    await backend.query(
      `insert into public.mail_outbox (idempotency_key, kind, recipient, subject, text_body, html_body)
       values ('owner-alert/1', 'owner-alert', $1, 'An alert', 'Words.', '<p>Words.</p>')`,
      [owner.email],
    );
    await backend.query('select private.erase_person($1)', [owner.email]);
    const left = await backend.query<{ subject: string }>(
      'select subject from public.mail_outbox where $1 in (recipient, reply_to) order by subject',
      [owner.email],
    );
    expect(left.map(({ subject }) => subject)).toEqual([
      'An alert',
      'stranger@podium.example',
      'stranger@podium.example',
    ]);
  });

  it.each<[string, (gone: KnownPerson) => PromiseLike<unknown>]>([
    ['erase_person()', ({ email }) => backend.query('select private.erase_person($1)', [email.toUpperCase()])],
    ['delete_account()', ({ client }) => client.rpc('delete_account').throwOnError()],
  ])('%s deletes everything about one person except declarations, and nothing about others', async (_name, erase) => {
    const gone = await personWithEverything(backend);
    const before = await rowsAbout(backend, neighbour);
    expect(Object.values(before)).not.toContain(0);

    await erase(gone);

    expect(Object.entries(count(await show(gone.email))).filter(([, rows]) => rows > 0)).toEqual([
      ['investor_declarations', 1],
    ]);
    expect(await rowsAbout(backend, gone)).toEqual(Object.fromEntries(personalColumns.map((place) => [place, 0])));
    for (const table of ['sessions', 'refresh_tokens', 'identities'])
      expect(await backend.query(`select from auth.${table} where user_id = $1`, [gone.id])).toEqual([]);
    expect(await rowsAbout(backend, neighbour)).toEqual(before);
    expect(await backend.query('select from auth.users where id = $1', [neighbour.id])).toHaveLength(1);
  });

  it('REQ-SAFE-1: submissions under an address before an account moved to it are not of the account', async () => {
    const { id, client } = await backend.person();
    const address = 'moved-to@podium.example';
    const send = (name: string) =>
      backend.query(
        `insert into public.contact_messages (name, email, message, inquiry_type)
         values ($1, $2, 'A sample of a message.', 'general')`,
        [name, address],
      );
    // PGlite's clock counts whole milliseconds, and rows of the same one have no order.
    const nextTick = () => backend.query('select pg_sleep(0.002)');
    await send('Owner of the mailbox');
    await nextTick();
    await backend.query('update auth.users set email = $1 where id = $2', [address, id]);
    await nextTick();
    await send('Owner of the account');

    const { data } = await client.rpc('my_data').throwOnError();
    expect(data).toMatchObject({ contact_messages: [{ name: 'Owner of the account' }] });

    await client.rpc('delete_account').throwOnError();
    await backend.query('select private.apply_suppressions(now())');
    const left = await backend.query('select name from public.contact_messages where email = $1', [address]);
    expect(left).toEqual([{ name: 'Owner of the mailbox' }]);
  });

  it('show and erase the address that another account has asked to move to', async () => {
    const address = 'requested@podium.example';
    const account = await backend.person();
    await backend.query(
      `update auth.users
       set email_change = $1, email_change_sent_at = now(), email_change_token_new = 'new',
         email_change_token_current = 'current', email_change_confirm_status = 1
       where id = $2`,
      [address, account.id],
    );
    // Tables of hosted projects.
    await backend.exec(`
      create table if not exists auth.one_time_tokens (user_id uuid, token_type text);
      insert into auth.one_time_tokens
      select id, token_type
      from auth.users, unnest(array['email_change_token_new', 'email_change_token_current', 'recovery_token']) as token_type
      where email_change <> '';
    `);
    expect((await show(address))['requested_addresses']).toEqual([{ requested_at: expect.any(String) }]);
    await backend.query('select private.erase_person($1)', [address.toUpperCase()]);
    expect((await show(address))['requested_addresses']).toBeNull();
    const [left] = await backend.query(
      `select email, email_change, email_change_token_new, email_change_token_current, email_change_confirm_status
       from auth.users where id = $1`,
      [account.id],
    );
    expect(left).toEqual({
      email: account.email,
      email_change: '',
      email_change_token_new: '',
      email_change_token_current: '',
      email_change_confirm_status: 0,
    });
    expect(await backend.query('select token_type from auth.one_time_tokens')).toEqual([
      { token_type: 'recovery_token' },
    ]);
  });

  it('delete_account() requires a session that began at most 5 minutes ago, even after a refresh', async () => {
    const { client, email } = await backend.person();
    const answer = () => client.rpc('delete_account');
    const refused = {
      status: 403,
      error: { code: 'reauthentication_needed', message: 'Please sign in again first.' },
    };

    await backend.exec(`update auth.sessions set created_at = now() - interval '6 minutes'`);
    expect(await answer()).toMatchObject(refused);
    await client.auth.refreshSession();
    expect(await answer()).toMatchObject(refused);

    // A new session of the same person does not make an older one recent.
    const elsewhere = await newSession(backend, email);
    expect(await answer()).toMatchObject(refused);
    expect((await elsewhere.rpc('delete_account')).error).toBeNull();
  });
});
