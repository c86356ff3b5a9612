import type { Person, TestBackend } from '../../apps/local-supabase/src/testing/startTestBackend.ts';
import { sampleRow, sampleRows, type TableName } from './sampleRows.ts';

export type Client = Person['client'];

/** Submits a qualified investor's application with these changes. */
export async function apply({ client, id }: Person, differences: Record<string, unknown> = {}): Promise<void> {
  const application = { ...sampleRows.investor_onboarding(id), min_commitment: 1_000_000, ...differences };
  await client.from('investor_onboarding').upsert(application, { onConflict: 'user_id' }).throwOnError();
}

export async function applicant(backend: TestBackend, differences: Record<string, unknown> = {}) {
  const person = await backend.person();
  await apply(person, differences);
  return person;
}

/** The deals that a user can read. */
export async function deals(client: Client): Promise<Record<string, unknown>[]> {
  const { data } = await client.from('deals').select().order('position').throwOnError();
  return data as Record<string, unknown>[];
}

export async function qualification(client: Client): Promise<Record<string, unknown>> {
  const { data } = await client.rpc('qualification').single().throwOnError();
  return data as Record<string, unknown>;
}

/** Version of the disclaimer that applies to new declarations. */
export async function newestDisclaimer(backend: TestBackend): Promise<number | undefined> {
  const [newest] = await backend.query<{ version: number }>(
    'select max(version) as version from private.disclaimer_versions',
  );
  return newest?.version;
}

/** Every column that can contain a person's address or account. Add new ones to both SQL functions too. */
export const personalColumns = [
  'private.address_changes.user_id',
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

export type KnownPerson = Awaited<ReturnType<typeof personWithEverything>>;

/** An applicant who has also used every form, with the address in another case. */
export async function personWithEverything(backend: TestBackend, address?: string) {
  const person = await backend.person({ email: address });
  await apply(person);
  const email = person.email.toUpperCase();
  const rows: [TableName, Record<string, unknown>][] = [
    ['profiles', {}],
    ['resource_downloads', { email }],
    ['speaking_inquiries', { email }],
    ['contact_messages', { email }],
    ['newsletter_subscribers', { email: person.email }],
    ['mail_outbox', { recipient: email, idempotency_key: `${person.id}/acknowledgement` }],
    ['mail_outbox', { recipient: 'owner@podium.example', reply_to: email, idempotency_key: `${person.id}/owner` }],
  ];
  for (const [table, changes] of rows) {
    await backend
      .service()
      .from(table)
      .insert({ ...sampleRow(table, person.id), ...changes })
      .throwOnError();
  }
  await backend.query(`insert into private.address_changes (user_id, changed_at) values ($1, '-infinity')`, [
    person.id,
  ]);
  const [token] = await backend.query<{ subscriber_id: string }>(
    `insert into private.newsletter_tokens (token_hash, subscriber_id, purpose)
     select sha256(email::bytea), id, 'unsubscribe' from public.newsletter_subscribers where email = $1
     returning subscriber_id`,
    [person.email],
  );
  return { ...person, subscriberId: token!.subscriber_id };
}

export async function rowsAbout(
  backend: TestBackend,
  { id, email, subscriberId }: KnownPerson,
): Promise<Record<string, number>> {
  const counts = personalColumns.map((place) => {
    const [schema, table, column] = place.split('.');
    const where = `lower(${column}::text) = any ($1)`;
    return `(select count(*)::integer from ${schema}.${table} where ${where}) as "${place}"`;
  });
  const [row] = await backend.query<Record<string, number>>(`select ${counts.join(', ')}`, [[id, email, subscriberId]]);
  return row!;
}

/** Result of an attempt: denied, rejected for another reason (its SQLSTATE), or accepted. */
export function outcome({ error }: { error: { code: string } | null }): string {
  if (error === null) return 'taken';
  return error.code === '42501' ? 'denied' : error.code;
}
