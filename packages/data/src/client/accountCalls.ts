import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { NOT_AUTHENTICATED, UNREACHABLE, WRONG_PASSWORD } from '../schemas/messages.ts';
import { myDataSchema } from '../schemas/myData.ts';
import type { Outcome } from '../schemas/outcome.ts';
import type { Backend, Fetched } from './backend.ts';
import type { Database } from './database.types.ts';
import { authOutcome, fetchedRows } from './outcomes.ts';
import type { BrowserSession } from './session.ts';
import { attempt } from './timeLimit.ts';

export interface AccountParts {
  client: SupabaseClient<Database>;
  session: BrowserSession;
  /** Origin of the site, for the links in mails. */
  siteOrigin: string;
  limitMs: number;
  /** Asks as the user: once more with new tokens when the old ones have expired. */
  asUser: <T>(call: () => Promise<Fetched<T>>) => Promise<Fetched<T>>;
}

const unreachable: Outcome = { ok: false, message: UNREACHABLE };
const unavailable = { ok: false, reason: 'unavailable' } as const;

/** What account holders do with their own account (issue 6 §5). */
export function createAccountCalls({
  client,
  session,
  siteOrigin,
  limitMs,
  asUser,
}: AccountParts): Pick<Backend, 'changePassword' | 'changeEmail' | 'readMyData' | 'deleteAccount'> {
  const { auth } = client;

  /** A new session of the same person: what can shut him out, or erase him, is not open to one that somebody has found. */
  async function signInAgain(password: string): Promise<Outcome> {
    const { data } = await auth.getSession();
    const email = data.session?.user.email;
    if (!email) {
      return { ok: false, message: NOT_AUTHENTICATED };
    }
    const { error } = await auth.signInWithPassword({ email, password });
    return error?.code === 'invalid_credentials' ? { ok: false, message: WRONG_PASSWORD } : authOutcome(error);
  }

  return {
    changePassword: ({ current, next }) =>
      attempt(limitMs, unreachable, async () => {
        const signedIn = await signInAgain(current);
        return signedIn.ok ? authOutcome((await auth.updateUser({ password: next })).error) : signedIn;
      }),

    changeEmail: (email) =>
      attempt(limitMs, unreachable, async () => {
        const { error } = await auth.updateUser({ email }, { emailRedirectTo: `${siteOrigin}/deals` });
        return error?.code === 'email_exists' ? { ok: true } : authOutcome(error);
      }),

    readMyData: () =>
      attempt(limitMs, unavailable, (signal) =>
        asUser(async () => fetchedRows(await client.rpc('my_data').abortSignal(signal), myDataSchema)),
      ),

    async deleteAccount(password) {
      const signedIn = await attempt(limitMs, unreachable, () => signInAgain(password));
      if (!signedIn.ok) {
        return signedIn;
      }
      const deleted = await attempt<Fetched<null>>(limitMs, unavailable, (signal) =>
        asUser(async () => {
          const { error, status } = await client.rpc('delete_account').abortSignal(signal);
          return fetchedRows({ data: null, error, status }, z.null());
        }),
      );
      if (deleted.ok) {
        session.end('deleted');
        return { ok: true };
      }
      return deleted.reason === 'expired' ? { ok: false, message: NOT_AUTHENTICATED } : unreachable;
    },
  };
}
