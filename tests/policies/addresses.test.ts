import { expect, it } from 'vitest';
import { describeProject } from '../../apps/local-supabase/src/testing/describeBackend.ts';
import {
  addressesWithControlCharacters,
  invalidAddresses,
  validAddresses,
  pastedAddresses,
} from '../../packages/data/src/fixtures/addresses.ts';
import { ADDRESS_PATTERN } from '../../packages/data/src/schemas/limits.ts';

/** Every column of `public` that contains an address. */
const places = [
  'contact_messages.email',
  'mail_outbox.recipient',
  'mail_outbox.reply_to',
  'newsletter_subscribers.email',
  'resource_downloads.email',
  'speaking_inquiries.email',
];

/** PostgreSQL text cannot contain NUL. */
const isStorable = (text: string) => !text.includes('\0');
const raw = [...pastedAddresses, ...addressesWithControlCharacters].map(([typed]) => typed).filter(isStorable);

describeProject('REQ-SAFE-3: addresses in the database', (backend) => {
  async function constraints(): Promise<{ place: string; column: string; rule: string }[]> {
    return backend.query(`
      select c.relname || '.' || a.attname as place, a.attname as column, pg_get_expr(k.conbin, k.conrelid) as rule
      from pg_attribute as a
      join pg_class as c on c.oid = a.attrelid and c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      left join pg_constraint as k on k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)
        and pg_get_expr(k.conbin, k.conrelid) like '%~%'
      where a.attnum > 0 and not a.attisdropped and a.attname ~ '(email|recipient|reply_to)$'
      order by 1
    `);
  }

  it('every address column has a constraint with the pattern of the forms', async () => {
    const found = await constraints();
    expect(found.map(({ place }) => place)).toEqual(places);
    const literal = `'${ADDRESS_PATTERN.source.replaceAll("'", "''")}'`;
    for (const { rule } of found) expect(rule).toContain(literal);
  });

  it.each(places)('%s accepts the good samples and refuses the bad ones', async (place) => {
    const { column, rule } = (await constraints()).find((each) => each.place === place)!;
    const isLowercase = place === 'newsletter_subscribers.email';
    const asked = [...validAddresses, ...invalidAddresses, ...raw].map((each) =>
      isLowercase ? each.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()) : each,
    );
    const answers = await backend.query<{ holds: boolean }>(
      `select ${rule} as holds from unnest($1::text[]) with ordinality as given (${column}, position) order by position`,
      [asked],
    );
    expect(answers.map(({ holds }, index) => [asked[index], holds])).toEqual(
      asked.map((address, index) => [address, index < validAddresses.length]),
    );
  });
});
