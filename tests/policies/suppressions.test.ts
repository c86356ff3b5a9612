import { beforeEach, expect, it } from 'vitest';
import { describeProject } from '../../apps/local-supabase/src/testing/describeBackend.ts';

const backup = '2026-11-01T00:00:00Z';
const [before, after, later] = ['2026-10-31T00:00:00Z', '2026-11-02T00:00:00Z', '2026-11-03T00:00:00Z'];

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
      `select encode(address_hash, 'hex') as hash, reason from private.suppressed_addresses order by reason`,
    );
  }

  async function hashOf(address: string): Promise<string> {
    const [row] = await backend.query<{ hash: string }>(`select encode(private.hash_of_address($1), 'hex') as hash`, [
      address,
    ]);
    return row!.hash;
  }

  async function note(address: string, reason: string, since: string): Promise<void> {
    await backend.query(
      'insert into private.suppressed_addresses (address_hash, reason, since) values (private.hash_of_address($1), $2, $3::timestamptz)',
      [address, reason, since],
    );
  }

  async function subscribe(email: string): Promise<void> {
    await backend.query(
      `insert into public.newsletter_subscribers (email, source, status, confirmed_at) values ($1, 'website', 'confirmed', now())`,
      [email],
    );
  }

  async function write(email: string): Promise<void> {
    await backend.query(
      `insert into public.contact_messages (name, email, message, inquiry_type)
       values ('Sample Sender', $1, 'A sample of a message.', 'general')`,
      [email],
    );
  }

  async function held(): Promise<string[]> {
    const rows = await backend.query<{ line: string }>(`
      select email || ' ' || status as line from public.newsletter_subscribers
      union all select email || ' message' from public.contact_messages order by 1
    `);
    return rows.map(({ line }) => line);
  }

  it('unsubscribing and confirming again are recorded', async () => {
    await subscribe('reader@podium.example');
    await backend.exec(`update public.newsletter_subscribers set status = 'pending'`);
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
    expect(await noted()).toEqual([{ hash: await hashOf(person.email), reason: 'erased' }]);
  });

  it('people erased after the backup are erased again, for any case of the address', async () => {
    for (const email of ['Gone@podium.example', 'back@podium.example']) await write(email);
    await note('gone@podium.example', 'erased', after);
    await note('back@podium.example', 'erased', before);
    await backend.query('select private.apply_suppressions($1)', [backup]);
    expect(await held()).toEqual(['back@podium.example message']);
  });

  it('people who unsubscribed after the backup are unsubscribed, unless they confirmed again', async () => {
    for (const email of ['left@podium.example', 'returned@podium.example', 'earlier@podium.example']) {
      await subscribe(email);
    }
    await note('left@podium.example', 'unsubscribed', after);
    await note('returned@podium.example', 'unsubscribed', after);
    await note('returned@podium.example', 'confirmed', later);
    await note('earlier@podium.example', 'unsubscribed', before);
    await backend.query('select private.apply_suppressions($1)', [backup]);
    expect(await held()).toEqual([
      'earlier@podium.example confirmed',
      'left@podium.example unsubscribed',
      'returned@podium.example confirmed',
    ]);
  });
});
