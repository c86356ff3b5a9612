import { NOT_AUTHENTICATED, WRONG_PASSWORD } from '../schemas/messages.ts';
import { myDataSchema } from '../schemas/myData.ts';
import type { Outcome } from '../schemas/outcome.ts';
import type { Backend, Fetched } from './backend.ts';
import type { CallParts } from './callParts.ts';
import { authOutcome, fetchedRows, unavailable, unreachable, written } from './outcomes.ts';
import { attempt } from './timeLimit.ts';

type AccountCalls = 'changePassword' | 'changeEmail' | 'readMyData' | 'deleteAccount';

/** What account holders do with their own account (issue 6 §5). */
export function createAccountCalls({
  client,
  session,
  siteOrigin,
  limitMs,
  asUser,
}: CallParts): Pick<Backend, AccountCalls> {
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
        if (!signedIn.ok) {
          return signedIn;
        }
        const { error } = await auth.updateUser({ password: next, current_password: current });
        return authOutcome(error);
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
        asUser(async () => written(await client.rpc('delete_account').abortSignal(signal))),
      );
      if (deleted.ok) {
        session.end('deleted');
        return { ok: true };
      }
      return deleted.reason === 'expired' ? { ok: false, message: NOT_AUTHENTICATED } : unreachable;
    },
  };
}
