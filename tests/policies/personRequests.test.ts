import { beforeAll, expect, it } from 'vitest';
import { describeProject } from '../../apps/local-supabase/src/testing/describeBackend.ts';
import { type KnownPerson, personalColumns, personWithEverything, rowsAbout } from './people.ts';

describeProject('REQ-OPS-5: person_data() and erase_person()', (backend) => {
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

  it('person_data() returns everything about one person, for any case of the address, without secrets', async () => {
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
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`password|token|_hash|${neighbour.email}`, 'i'));
    expect(Object.values(count(await show('nobody@podium.example'))).every((rows) => rows === 0)).toBe(true);
  });

  it('erase_person() deletes everything about one person except declarations, and nothing about others', async () => {
    const parts = Object.keys(await show(person.email));
    const before = await rowsAbout(backend, neighbour);
    expect(Object.values(before)).not.toContain(0);
    const removed = await backend.query<{ name: string; removed: number }>(
      'select name, removed::integer as removed from private.erase_person($1)',
      [person.email.toUpperCase()],
    );
    expect(removed.filter(({ name }) => !parts.includes(name))).toEqual([]);
    expect(removed.every((row) => row.removed > 0)).toBe(true);
    expect(Object.entries(count(await show(person.email))).filter(([, rows]) => rows > 0)).toEqual([
      ['investor_declarations', 1],
    ]);
    expect(Object.values(await rowsAbout(backend, person)).filter((rows) => rows > 0)).toEqual([]);
    expect(await rowsAbout(backend, neighbour)).toEqual(before);
    const left = await backend.query(
      `select email from auth.identities where email = $1
       union all select id::text from auth.sessions where user_id not in (select id from auth.users)`,
      [person.email],
    );
    expect(left).toEqual([]);
  });
});
