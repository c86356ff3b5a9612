/** One valid row of every table in `public` for a user. Declarations are created with the application. */
export const sampleRows = {
  profiles: (userId: string) => ({ id: userId, full_name: 'Sample Person' }),
  investor_onboarding: (userId: string) => ({
    user_id: userId,
    is_accredited: true,
    residency: 'Switzerland',
    min_commitment: 300_000,
    net_worth: 2_000_000,
    experience: 'intermediate',
    interests: ['Real Estate', 'Infrastructure'],
    consent: true,
    completed_at: '2026-01-02T03:04:05Z',
  }),
  investor_declarations: (userId: string) => ({
    user_id: userId,
    answers: { is_accredited: true },
    is_by_applicant: true,
    disclaimer_version: 1,
  }),
  deals: () => ({
    position: 90,
    title: 'Lighthouse keepers, retired',
    category: 'Hedge Funds',
    min_investment: 750_000,
    target_return: '3-4%',
    term: '2 years',
    spots_remaining: 4,
    risk_level: 'Low',
    description: 'Nine lighthouses and a boat. Invented for tests.',
  }),
  resource_downloads: () => ({ email: 'reader@podium.example', resource_type: 'ai_prompts', source_page: '/' }),
  newsletter_subscribers: () => ({ email: 'subscriber@podium.example', source: 'website' }),
  speaking_inquiries: () => ({
    name: 'Sample Organiser',
    email: 'organiser@podium.example',
    event_type: 'panel',
    message: 'Would you come and speak?',
  }),
  contact_messages: () => ({
    name: 'Sample Sender',
    email: 'sender@podium.example',
    message: 'I have a question about a sale.',
    inquiry_type: 'general',
  }),
  mail_outbox: () => ({
    idempotency_key: 'sample/1',
    recipient: 'reader@podium.example',
    subject: 'A sample',
    text_body: 'Words.',
    html_body: '<p>Words.</p>',
  }),
} satisfies Record<string, (userId: string) => Record<string, unknown>>;

export type TableName = keyof typeof sampleRows;

export const tableNames = Object.keys(sampleRows) as TableName[];

/** A row of `sampleRows` for a table that is only known at run time. */
export function sampleRow(table: TableName, userId: string): Record<string, unknown> {
  return sampleRows[table](userId);
}

export const keyColumns: Record<TableName, string> = {
  profiles: 'id',
  investor_onboarding: 'user_id',
  investor_declarations: 'user_id',
  deals: 'position',
  resource_downloads: 'email',
  newsletter_subscribers: 'email',
  speaking_inquiries: 'email',
  contact_messages: 'email',
  mail_outbox: 'idempotency_key',
};

export const changes: Record<TableName, Record<string, unknown>> = {
  profiles: { full_name: 'Somebody Else' },
  investor_onboarding: { min_commitment: 5_000_000 },
  investor_declarations: { answers: { is_accredited: false } },
  deals: { spots_remaining: 0 },
  resource_downloads: { source_page: '/elsewhere' },
  newsletter_subscribers: { status: 'confirmed' },
  speaking_inquiries: { message: 'Something quite different' },
  contact_messages: { message: 'Something quite different' },
  mail_outbox: { recipient: 'elsewhere@podium.example' },
};
