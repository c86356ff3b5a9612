import type { SqlRunner } from '../../apps/local-supabase/src/backend/engine.ts';
import { contactSchema } from '../../packages/data/src/schemas/contact.ts';
import { speakingInquirySchema } from '../../packages/data/src/schemas/speakingInquiry.ts';

const leads = [
  { kind: 'contact message', table: 'contact_messages', fields: Object.keys(contactSchema.shape) },
  { kind: 'speaking inquiry', table: 'speaking_inquiries', fields: Object.keys(speakingInquirySchema.shape) },
];
/** The message last, because it is long. */
const leadFields = [...new Set(leads.flatMap(({ fields }) => fields).filter((name) => name !== 'message')), 'message'];

/**
 * Makes an unsubscribe link for each confirmed subscriber, in the temporary table `leave_links`, and stores its hash.
 * Opening the link redirects to the page with the button, and mail clients post to it (RFC 8058).
 */
async function makeLeaveLinks(sql: SqlRunner): Promise<void> {
  const project = process.env['SUPABASE_URL'] ?? '';
  if (!URL.canParse('/', project))
    throw new Error('Set SUPABASE_URL to the URL of the project: https://<reference>.supabase.co.');
  await sql.query('create temporary table leave_links (id uuid, leave_link text) on commit drop');
  await sql.query(
    `with link as (
       insert into leave_links
       select id, $1 || '?token=' || translate(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
       from public.newsletter_subscribers
       where status = 'confirmed'
       for key share
       returning *
     )
     insert into private.newsletter_tokens (token_hash, subscriber_id, purpose)
     select sha256(convert_to(split_part(leave_link, '=', 2), 'UTF8')), id, 'unsubscribe' from link`,
    [new URL('/functions/v1/newsletter-unsubscribe', project).href],
  );
}

interface Export {
  /** Runs before the query, in the same transaction. */
  prepare?: (sql: SqlRunner) => Promise<void>;
  /** Comma-separated. */
  columns: string;
  /** A query for rows with these columns, including `created_at`. */
  rows: string;
}

/** The exports of `pnpm owner:export` by name. */
export const exports: ReadonlyMap<string, Export> = new Map(
  Object.entries({
    leads: {
      columns: `created_at, kind, ${leadFields.join(', ')}, id`,
      rows: leads
        .map(({ kind, table, fields }) => {
          const columns = leadFields.map((name) => (fields.includes(name) ? name : `null as ${name}`));
          return `select '${kind}' as kind, id, created_at, ${columns.join(', ')} from public.${table}`;
        })
        .join(' union all '),
    },
    applications: {
      columns:
        'created_at, updated_at, completed_at, full_name, email, is_accredited, residency, min_commitment, net_worth, ' +
        'experience, interests, consent, user_id',
      rows: `
      select application.*, account.email, profile.full_name
      from public.investor_onboarding as application
      join auth.users as account on account.id = application.user_id
      left join public.profiles as profile on profile.id = application.user_id`,
    },
    declarations: {
      columns:
        'created_at, email, is_by_applicant, disclaimer_version, is_accredited, residency, min_commitment, net_worth, ' +
        'experience, interests, consent, completed_at, caller_hash, address_hash, application_ended_at, user_id, id',
      rows: `
      select declaration.declared_at as created_at, account.email, declaration.*, answer.*
      from public.investor_declarations as declaration
      cross join lateral jsonb_to_record(declaration.answers) as answer (
        is_accredited boolean, residency text, min_commitment bigint, net_worth bigint, experience text, interests text[],
        consent boolean, completed_at timestamptz
      )
      left join auth.users as account on account.id = declaration.user_id`,
    },
    subscribers: {
      prepare: makeLeaveLinks,
      columns: 'created_at, email, status, confirmed_at, unsubscribed_at, source, leave_link, id',
      rows: 'select * from public.newsletter_subscribers left join leave_links using (id)',
    },
    downloads: {
      columns: 'created_at, email, resource_type, source_page, id',
      rows: 'select * from public.resource_downloads',
    },
  }),
);
