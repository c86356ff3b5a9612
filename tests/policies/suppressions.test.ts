import { beforeEach, expect, it } from 'vitest';
import { describeProject } from '../../apps/local-supabase/src/testing/describeBackend.ts';
import { applicant, apply } from './people.ts';

describeProject('REQ-OPS-4: erased and unsubscribed people do not return with a backup', (backend) => {
  beforeEach(() =>
    backend.exec(`
      delete from public.newsletter_subscribers;
      delete from public.contact_messages;
      delete from private.suppressed_addresses;
    `),
  );

  async function noted(): Promise<unknown[]> {
    return backend.query(
      `select encode(address_hash, 'hex') as hash, reason from private.suppressed_addresses order by reason, hash`,
    );
  }

  async function hashOf(address: string): Promise<string> {
    const [row] = await backend.query<{ hash: string }>(`select encode(private.hash_of_address($1), 'hex') as hash`, [
      address,
    ]);
    return row!.hash;
  }

  it('unsubscribing and confirming again are recorded', async () => {
    await backend.exec(
      `insert into public.newsletter_subscribers (email, source) values ('reader@podium.example', 'website')`,
    );
    expect(await noted()).toEqual([]);
    await backend.exec(`update public.newsletter_subscribers set status = 'unsubscribed'`);
    const hash = await hashOf('reader@podium.example');
    expect(await noted()).toEqual([{ hash, reason: 'unsubscribed' }]);
    await backend.exec(`update public.newsletter_subscribers set status = 'confirmed'`);
    expect(await noted()).toEqual([
      { hash, reason: 'confirmed' },
      { hash, reason: 'unsubscribed' },
    ]);
  });

  it('delete_account() is recorded, other deletions of accounts are not', async () => {
    const [person, other] = [await backend.person(), await backend.person()];
    await backend.query('delete from auth.users where id = $1', [other.id]);
    expect(await noted()).toEqual([]);
    expect((await person.client.rpc('delete_account')).error).toBeNull();
    const hashes = [await hashOf(person.email), await hashOf(person.id)].toSorted();
    expect(await noted()).toEqual(hashes.map((hash) => ({ hash, reason: 'erased' })));
  });

  const mailsAboutApplicationOf = (id: string) =>
    backend.query('select from public.mail_outbox where starts_with(idempotency_key, $1)', [`application/${id}`]);

  it('REQ-AUTH-9: an account that had another address before is erased, also from an older backup', async () => {
    const { id, email, client } = await applicant(backend);
    await backend.query('update auth.users set email = $1 where id = $2', [`new-${email}`, id]);
    await client.rpc('delete_account').throwOnError();
    expect(await mailsAboutApplicationOf(id)).toEqual([]);

    await backend.query('insert into auth.users (id, email) values ($1, $2)', [id, email]);
    await backend.query('select private.apply_suppressions($1)', ['2026-11-01']);
    expect(await backend.query('select email from auth.users where id = $1', [id])).toEqual([]);
  });

  it('REQ-OPS-5: mails about the application of an address that no mail goes to are erased', async () => {
    const person = await backend.person({ email: 'anna&co@podium.example' });
    await apply(person);
    expect(await mailsAboutApplicationOf(person.id)).toHaveLength(1);
    await backend.query('select private.erase_person($1)', [person.email]);
    expect(await mailsAboutApplicationOf(person.id)).toEqual([]);
  });

  it('people erased or unsubscribed after the backup are so again, unless they confirmed again', async () => {
    await backend.exec(`
      insert into public.contact_messages (name, email, message, inquiry_type)
      select 'Sample Sender', email, 'A sample of a message.', 'general'
      from unnest(array['Gone@podium.example', 'back@podium.example']) as email;

      insert into public.newsletter_subscribers (email, source, status, confirmed_at)
      select email, 'website', 'confirmed', now()
      from unnest(array['left@podium.example', 'returned@podium.example', 'earlier@podium.example']) as email;

      insert into private.suppressed_addresses (address_hash, reason, since)
      select private.hash_of_address(email), reason, since::timestamptz
      from (values
        ('gone@podium.example', 'erased', '2026-11-02'),
        ('back@podium.example', 'erased', '2026-10-31'),
        ('left@podium.example', 'unsubscribed', '2026-11-02'),
        ('returned@podium.example', 'unsubscribed', '2026-11-02'),
        ('returned@podium.example', 'confirmed', '2026-11-03'),
        ('earlier@podium.example', 'unsubscribed', '2026-10-31')
      ) as noted (email, reason, since);
    `);
    await backend.query('select private.apply_suppressions($1)', ['2026-11-01']);
    const held = await backend.query<{ line: string }>(`
      select email || ' ' || status as line from public.newsletter_subscribers
      union all select email || ' message' from public.contact_messages order by 1
    `);
    expect(held.map(({ line }) => line)).toEqual([
      'back@podium.example message',
      'earlier@podium.example confirmed',
      'left@podium.example unsubscribed',
      'returned@podium.example confirmed',
    ]);
  });
});
