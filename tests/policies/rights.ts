import type { TableName } from './sampleRows.ts';

/** Whose rows a right reaches: everybody's, one's own, or everybody's for a qualified investor and else nobody's. */
export type Reach = 'any' | 'own' | 'qualified';

export type Verb = 'select' | 'insert' | 'update' | 'delete';

/** One right of one role. It is on the whole table where no columns are named. */
export interface Right {
  rows: Reach;
  columns?: readonly string[];
}

export type Role = 'anon' | 'authenticated' | 'service_role';

export type RoleRights = Partial<Record<Verb, Right>>;

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
 * The table of the product's rights: who may do what with which columns of whose rows. What is not in here, nobody has.
 *
 * From it follow the grants in the catalogue (grants.test.ts), what every kind of person meets (matrix.test.ts) and what
 * becomes of every single column (columns.test.ts), on both engines. A new table in `public` gets a line here, and a
 * sample in sampleRows.ts. Tables in `private` need none: nobody reaches them.
 */
export const tableRights: Record<TableName, Partial<Record<Role, RoleRights>>> = {
  contact_messages: serviceOnly,
  deals: { authenticated: { select: { rows: 'qualified' } }, service_role: everything },
  investor_onboarding: {
    authenticated: {
      select: { rows: 'own' },
      insert: { rows: 'own', columns: answers },
      // An upsert writes the key as well.
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

/**
 * Who may call which function of `public`. A new one gets a line here, and a call of it in sampleCalls.ts. Functions in
 * `private` need none.
 */
export const functionRights: Record<string, readonly Role[]> = {
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
  store_contact_message: ['service_role'],
  store_speaking_inquiry: ['service_role'],
};
