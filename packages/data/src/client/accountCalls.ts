import { myDataSchema } from '../schemas/myData.ts';
import type { Result } from '../schemas/result.ts';
import type { Backend } from './backend.ts';
import type { CallParts } from './callParts.ts';
import { hasVerifiedFactor, verifyCode } from './factors.ts';
import { createNewPassword } from './newPassword.ts';
import { authResult, fetchedRows, unreachable, written } from './results.ts';
import { attempt } from './timeLimit.ts';
import { messageCode } from '../schemas/messages.ts';

/** The calls of the account dialog (REQ-AUTH-9). */
export function createAccountCalls({ client, session, siteOrigin, limitMs, asUser, secondAuth }: CallParts) {
  const { auth } = client;
  const newPassword = createNewPassword();

  /** Signs in again: a stolen session alone cannot change the password or delete the account. */
  async function signInAgain(password: string, code: string | undefined): Promise<Result> {
    const { data } = await auth.getSession();
    const user = data.session?.user;
    if (!user?.email) return { ok: false, message: messageCode('signed_out') };
    const isProtected = hasVerifiedFactor(user);
    // The new session replaces the current one only once password and code are both right.
    const entry = isProtected ? secondAuth() : auth;
    const { error } = await entry.signInWithPassword({ email: user.email, password });
    if (error)
      return error.code === 'invalid_credentials'
        ? { ok: false, message: messageCode('wrong_password'), reason: 'wrong_password' }
        : authResult(error);
    if (!isProtected) return { ok: true };
    const verified = await verifyCode(entry, code ?? '');
    if (!verified.ok) {
      await entry.signOut({ scope: 'local' });
      return verified;
    }
    const { data: entered } = await entry.getSession();
    return entered.session ? authResult((await auth.setSession(entered.session)).error) : unreachable;
  }

  async function requestDeletion({ password, code }: Parameters<Backend['deleteAccount']>[0]): Promise<Result> {
    const signedIn = await attempt(limitMs, unreachable, () => signInAgain(password, code));
    if (!signedIn.ok) return signedIn;
    const deleted = await asUser(async (signal) => written(await client.rpc('delete_account').abortSignal(signal)));
    if (deleted.ok) return { ok: true };
    return deleted.reason === 'expired' ? { ok: false, message: messageCode('signed_out') } : unreachable;
  }

  /** The account does not exist any more: the answer to its deletion may have been lost. */
  async function isGone(): Promise<boolean> {
    return (await auth.getUser()).error?.code === 'user_not_found';
  }

  return {
    changePassword: ({ current, next, code }) =>
      attempt(limitMs, unreachable, async () => {
        const signedIn = await signInAgain(current, code);
        if (!signedIn.ok) {
          const mayBeSet = signedIn.reason === 'wrong_password' && newPassword.mayBeSet(next);
          return mayBeSet && (await signInAgain(next, code)).ok ? { ok: true } : signedIn;
        }
        return newPassword.set(auth, { password: next, current_password: current });
      }),

    changeEmail: (email) =>
      attempt(limitMs, unreachable, async () => {
        const { error } = await auth.updateUser({ email }, { emailRedirectTo: `${siteOrigin}/deals` });
        return error?.code === 'email_exists' ? { ok: true } : authResult(error);
      }),

    readMyData: () =>
      asUser(async (signal) => fetchedRows(await client.rpc('my_data').abortSignal(signal), myDataSchema)),

    async deleteAccount(proof) {
      const deleted = await requestDeletion(proof);
      if (!deleted.ok && !(await attempt(limitMs, false, isGone))) return deleted;
      session.end('deleted');
      return { ok: true };
    },
  } satisfies Partial<Backend>;
}
