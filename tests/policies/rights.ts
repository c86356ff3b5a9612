import type { TableName } from './sampleRows.ts';

export type Verb = 'select' | 'insert' | 'update' | 'delete';

/** One privilege of one role. Without columns it covers the whole table. */
export interface Right {
  /** All, the person's own, or all for qualified users only. */
  rows: 'any' | 'own' | 'qualified';
  columns?: readonly string[];
}

export type Role = 'anon' | 'authenticated' | 'service_role';

type RoleRights = Partial<Record<Verb, Right>>;

export const roles: readonly Role[] = ['anon', 'authenticated', 'service_role'];
export const verbs: readonly Verb[] = ['select', 'insert', 'update', 'delete'];

const everything: RoleRights = {
  select: { rows: 'any' },
  insert: { rows: 'any' },
  update: { rows: 'any' },
  delete: { rows: 'any' },
};
const serviceOnly = { service_role: everything };
const request: RoleRights = { insert: { rows: 'any', columns: ['email', 'resource_type', 'source_page'] } };
const answers = [
  'user_id',
  'is_accredited',
  'residency',
  'min_commitment',
  'net_worth',
  'experience',
  'interests',
  'consent',
  'completed_at',
];

/**
 * Expected privileges by role, table and verb, with columns and rows. Everything else must be denied.
 *
 * The tests derive from it the grants in the catalogue (stockGrants.test.ts) and the results for every kind of person
 * (matrix.test.ts). Add each new table in `public` here and in sampleRows.ts. Tables in `private` are not listed: no API
 * role can use them.
 */
export const tableRights: Record<TableName, Partial<Record<Role, RoleRights>>> = {
  contact_messages: serviceOnly,
  deals: { authenticated: { select: { rows: 'qualified' } }, service_role: everything },
  // Written by triggers only.
  investor_declarations: { service_role: { select: { rows: 'any' } } },
  investor_onboarding: {
    authenticated: {
      select: { rows: 'own' },
      insert: { rows: 'own', columns: answers },
      // An upsert also writes the key.
      update: { rows: 'own', columns: answers },
    },
    service_role: everything,
  },
  mail_outbox: serviceOnly,
  newsletter_subscribers: serviceOnly,
  profiles: {
    authenticated: { select: { rows: 'own' }, insert: { rows: 'own', columns: ['id', 'full_name'] } },
    service_role: everything,
  },
  resource_downloads: { anon: request, authenticated: request, service_role: everything },
  speaking_inquiries: serviceOnly,
};

/** Who may call which function of `public`. Add each new function here. Functions in `private` are not listed. */
export const functionRights: Record<string, readonly Role[]> = {
  check_health: ['service_role'],
  delete_account: ['authenticated'],
  my_data: ['authenticated'],
  newsletter_begin: ['service_role'],
  newsletter_confirm: ['service_role'],
  newsletter_unsubscribe: ['service_role'],
  outbox_claim: ['service_role'],
  outbox_settle: ['service_role'],
  outbox_write: ['service_role'],
  qualification: ['authenticated'],
  rate_limit_hit: ['service_role'],
  store_lead: ['service_role'],
};
