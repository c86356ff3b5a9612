import { investorThresholds } from '@podium/data/schemas/investorThresholds.ts';
import { type OnboardingValues, toRow } from '@podium/data/schemas/onboarding.ts';
import type { SqlRunner } from '../backend/engine.ts';
import { insertAccount } from '../backend/insertAccount.ts';

/** A fictional user with an account. */
export interface DemoAccount {
  email: string;
  fullName: string;
  /** What the account shows to a visitor of the demo. */
  story: string;
  /** The submitted application; undefined for an account without one. */
  application?: OnboardingValues;
}

/** The password of every demo account. It is printed at each start. */
export const demoPassword = 'podium-demo';

const application: OnboardingValues = {
  isAccredited: true,
  residency: 'Switzerland',
  minCommitment: investorThresholds.qualifyingCommitment,
  netWorth: 5_000_000,
  experience: 'experienced',
  interests: ['Private Equity', 'Venture Capital'],
  consent: true,
  isCompleted: true,
};

export const demoAccounts: readonly DemoAccount[] = [
  { email: 'visitor@podium.example', fullName: 'Vera Visitor', story: 'has not applied yet' },
  {
    email: 'applicant@podium.example',
    fullName: 'Anton Applicant',
    story: 'applied, but commits too little to see the deals',
    application: { ...application, minCommitment: investorThresholds.minimumCommitment },
  },
  {
    email: 'investor@podium.example',
    fullName: 'Ines Investor',
    story: 'is qualified and sees the deals',
    application,
  },
];

/** Key of the database record that says that the accounts were created. */
const record = 'demo-accounts';

const emails = demoAccounts.map(({ email }) => email);

/**
 * Creates the demo accounts. It runs once, and only in a database without other accounts.
 *
 * @returns the existing demo accounts
 */
export async function ensureDemoAccounts(backend: Pick<SqlRunner, 'query'>): Promise<readonly DemoAccount[]> {
  const [state] = await backend.query<{ is_made: boolean; has_others: boolean }>(
    `select
       exists (select from supabase_migrations.seed_files where path = $1) as is_made,
       -- In the order of an index: the first one is enough.
       (select email from auth.users where email <> all ($2::text[]) order by email limit 1) is not null as has_others`,
    [record, emails],
  );
  if (!state?.is_made && !state?.has_others) {
    // An interrupted start may have left accounts.
    await backend.query('delete from auth.users where email = any ($1::text[])', [emails]);
    for (const account of demoAccounts) await makeAccount(account, backend);
    // The mails about demo applications are not sent.
    await backend.query(
      'delete from public.mail_outbox where recipient = any ($1::text[]) or reply_to = any ($1::text[])',
      [emails],
    );
    await backend.query(`insert into supabase_migrations.seed_files (path, hash) values ($1, '')`, [record]);
  }
  const existing = await backend.query<{ email: string }>(
    'select email from auth.users where email = any ($1::text[])',
    [emails],
  );
  return demoAccounts.filter(({ email }) => existing.some((user) => user.email === email));
}

/**
 * Deletes the demo accounts, because their password is public. The next start with demo accounts creates them again.
 */
export async function removeDemoAccounts({ query }: Pick<SqlRunner, 'query'>): Promise<void> {
  await query(
    `with made as (delete from supabase_migrations.seed_files where path = $1 returning path)
     delete from auth.users where email = any ($2::text[]) and exists (select from made)`,
    [record, emails],
  );
}

async function makeAccount(
  { email, fullName, application: answers }: DemoAccount,
  backend: Pick<SqlRunner, 'query'>,
): Promise<void> {
  const id = await insertAccount(backend, { email, password: demoPassword, fullName });
  await backend.query('insert into public.profiles (id, full_name) values ($1, $2)', [id, fullName]);
  if (answers === undefined) return;
  const row = toRow(id, answers, new Date());
  const columns = Object.keys(row).join(', ');
  await backend.query(
    `insert into public.investor_onboarding (${columns})
     select ${columns} from json_populate_record(null::public.investor_onboarding, $1::json)`,
    [JSON.stringify(row)],
  );
}
