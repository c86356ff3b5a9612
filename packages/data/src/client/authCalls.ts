import type { AuthError } from '@supabase/supabase-js';
import type { Outcome } from '../schemas/outcome.ts';
import type { Backend } from './backend.ts';
import type { CallParts } from './callParts.ts';
import { authOutcome, failed, unreachable } from './outcomes.ts';
import type { Renewals } from './renewals.ts';
import { attempt } from './timeLimit.ts';

type AuthCalls =
  | 'signIn'
  | 'signUp'
  | 'signOut'
  | 'resendConfirmation'
  | 'requestPasswordReset'
  | 'setPassword'
  | 'leaveRecovery';

/** How a session begins and ends, and the mailed links on the way to one. */
export function createAuthCalls(
  { client, session, siteOrigin, limitMs }: CallParts,
  renewals: Renewals,
): Pick<Backend, AuthCalls> {
  const { auth } = client;

  /** A link is on its way to this address. */
  function awaited(email: string, error: AuthError | null): Outcome {
    if (error === null) {
      session.awaitLink(email);
    }
    return authOutcome(error);
  }

  return {
    signIn: (credentials) =>
      attempt(limitMs, unreachable, async () => {
        const { error } = await auth.signInWithPassword(credentials);
        return authOutcome(error);
      }),

    signUp: ({ email, password, fullName }) =>
      attempt(limitMs, unreachable, async () => {
        const { error } = await auth.signUp({
          email,
          password,
          options: { emailRedirectTo: `${siteOrigin}/`, data: { full_name: fullName } },
        });
        return awaited(email, error);
      }),

    async signOut() {
      renewals.forget();
      const outcome = await attempt(limitMs, failed, async () => authOutcome((await auth.signOut()).error));
      if (!outcome.ok) {
        session.end('signed-out');
      }
      return { ok: true };
    },

    resendConfirmation: (email) =>
      attempt(limitMs, unreachable, async () => {
        const { error } = await auth.resend({
          type: 'signup',
          email,
          options: { emailRedirectTo: `${siteOrigin}/` },
        });
        return awaited(email, error);
      }),

    requestPasswordReset: (email) =>
      attempt(limitMs, unreachable, async () => {
        const { error } = await auth.resetPasswordForEmail(email, { redirectTo: `${siteOrigin}/auth` });
        return awaited(email, error);
      }),

    setPassword: (password) =>
      attempt(limitMs, unreachable, async () => {
        const { error } = await auth.updateUser({ password });
        if (error === null) {
          session.leaveRecovery();
        }
        return authOutcome(error);
      }),

    leaveRecovery: session.leaveRecovery,
  };
}
