import { MINIMUM_COMMITMENT, type OnboardingValues, toRow } from '@podium/data/schemas/onboarding';
import type { BackendKeys, LocalBackend } from '../backend/createBackend.ts';
import type { MailTap } from '../mail/mailTap.ts';

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

const qualifyingCommitment = 1_000_000;

const application: OnboardingValues = {
  isAccredited: true,
  residency: 'Switzerland',
  minCommitment: qualifyingCommitment,
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
    application: { ...application, minCommitment: MINIMUM_COMMITMENT },
  },
  {
    email: 'investor@podium.example',
    fullName: 'Ines Investor',
    story: 'is qualified and sees the deals',
    application,
  },
];

/** Name of the record in the database that the accounts were created. */
const record = 'demo-accounts';

const emails = demoAccounts.map(({ email }) => email);

export interface DemoTools {
  backend: LocalBackend;
  siteUrl: string;
  keys: BackendKeys;
  /** Keeps the confirmation mails of the demo accounts out of the inbox. */
  mailTap: MailTap;
}

/**
 * Creates the demo accounts as a visitor would: sign up, open the link, sign in, apply. It runs once, and only in a
 * database without other accounts.
 *
 * @returns the existing demo accounts
 */
export async function ensureDemoAccounts(tools: DemoTools): Promise<readonly DemoAccount[]> {
  const { backend } = tools;
  const [state] = await backend.query<{ is_made: boolean; has_others: boolean }>(
    `select
       exists (select from supabase_migrations.seed_files where path = $1) as is_made,
       -- In the order of an index: the first one is enough.
       (select email from auth.users where email <> all ($2::text[]) order by email limit 1) is not null as has_others`,
    [record, emails],
  );
  if (!state?.is_made && !state?.has_others) {
    // An interrupted start may have left some.
    await backend.query('delete from auth.users where email = any ($1::text[])', [emails]);
    for (const account of demoAccounts) await makeAccount(account, tools);
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
export async function removeDemoAccounts({ query }: Pick<LocalBackend, 'query'>): Promise<void> {
  await query(
    `with made as (delete from supabase_migrations.seed_files where path = $1 returning path)
     delete from auth.users where email = any ($2::text[]) and exists (select from made)`,
    [record, emails],
  );
}

async function makeAccount(account: DemoAccount, { backend, siteUrl, keys, mailTap }: DemoTools): Promise<void> {
  const { email, fullName } = account;

  async function send<Answer>(method: string, path: string, body: object, headers = {}): Promise<Answer> {
    const request = new Request(new URL(path, siteUrl), {
      method,
      headers: { apikey: keys.publishable, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const response = await backend.fetch(request);
    const answer = await response.text();
    if (!response.ok) throw new Error(`The demo account ${email} could not be made: ${answer}`);
    return (answer === '' ? undefined : JSON.parse(answer)) as Answer;
  }

  const mail = mailTap.next(email);
  await send('POST', '/auth/v1/signup', { email, password: demoPassword, data: { full_name: fullName } });
  const [link = ''] = /https?:\/\/\S+/.exec((await mail).text) ?? [];
  const { token_hash, type } = Object.fromEntries(new URL(link).searchParams);
  const { access_token, user } = await send<{ access_token: string; user: { id: string } }>('POST', '/auth/v1/verify', {
    token_hash,
    type,
  });
  const authorization = `Bearer ${access_token}`;
  await send('PUT', '/auth/v1/user', { password: demoPassword }, { authorization });
  await send('POST', '/rest/v1/profiles', { id: user.id, full_name: fullName }, { authorization });
  if (account.application) {
    const row = toRow(user.id, account.application, new Date());
    const headers = { authorization, prefer: 'resolution=merge-duplicates' };
    await send('POST', '/rest/v1/investor_onboarding?on_conflict=user_id', row, headers);
  }
}
