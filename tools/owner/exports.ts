interface Export {
  columns: readonly string[];
  /** Rows with these columns, `created_at` among them. */
  rows: string;
}

/** What `pnpm owner:export` can write, by name. */
export const exports = {
  leads: {
    columns: [
      'created_at',
      'kind',
      'name',
      'email',
      'phone',
      'company',
      'inquiry_type',
      'event_type',
      'event_date_range',
      'budget_range',
      'audience_size',
      'message',
      'id',
    ],
    rows: `
      select 'speaking inquiry' as kind, id, created_at, name, email, null as phone, company, null as inquiry_type,
        event_type, event_date_range, budget_range, audience_size, message
      from public.speaking_inquiries
      union all
      select 'contact message', id, created_at, name, email, phone, company, inquiry_type,
        null, null, null, null, message
      from public.contact_messages`,
  },
  applications: {
    columns: [
      'created_at',
      'updated_at',
      'completed_at',
      'full_name',
      'email',
      'is_accredited',
      'residency',
      'min_commitment',
      'net_worth',
      'experience',
      'interests',
      'consent',
      'user_id',
    ],
    rows: `
      select application.*, account.email, profile.full_name
      from public.investor_onboarding as application
      join auth.users as account on account.id = application.user_id
      left join public.profiles as profile on profile.id = application.user_id`,
  },
  subscribers: {
    columns: ['created_at', 'email', 'status', 'confirmed_at', 'unsubscribed_at', 'source', 'id'],
    rows: 'select * from public.newsletter_subscribers',
  },
  downloads: {
    columns: ['created_at', 'email', 'resource_type', 'source_page', 'id'],
    rows: 'select * from public.resource_downloads',
  },
} satisfies Record<string, Export>;

export type ExportName = keyof typeof exports;

export function isExportName(name: string | undefined): name is ExportName {
  return name !== undefined && Object.hasOwn(exports, name);
}
