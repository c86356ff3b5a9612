import type { Result } from '../schemas/result.ts';
import type { Backend } from './backend.ts';
import type { CallParts } from './callParts.ts';
import { authResult, failed, unreachable } from './results.ts';
import type { TokenRefresh } from './tokenRefresh.ts';
import { SESSION_KEY } from './sessionKeys.ts';
import { attempt } from './timeLimit.ts';

type AuthCalls = 'signIn' | 'signUp' | 'signOut' | 'signOutEverywhere' | 'resendConfirmation' | 'requestPasswordReset';

export function createAuthCalls(
  { client, session, store, siteOrigin, limitMs }: CallParts,
  tokenRefresh: TokenRefresh,
): Pick<Backend, AuthCalls> {
  const { auth } = client;

  /** Reads storage directly: the auth client would refresh an old session first. */
  function storedToken(): string | undefined {
    try {
      return (JSON.parse(store.getItem(SESSION_KEY) ?? '{}') as { access_token?: string }).access_token;
    } catch {
      return undefined;
    }
  }

  /** Ends the session of this browser at once. The result is whether the service confirmed it. */
  async function endSessions(scope: 'local' | 'global'): Promise<Result> {
    tokenRefresh.forget();
    const token = storedToken();
    session.end('signed-out');
    return token === undefined
      ? failed
      : attempt(limitMs, failed, async () => authResult((await auth.admin.signOut(token, scope)).error));
  }

  return {
    signIn: (credentials) =>
      attempt(limitMs, unreachable, async () => {
        const { error } = await store.startSession(() => auth.signInWithPassword(credentials));
        return authResult(error);
      }),

    signUp: ({ email, password, fullName }) =>
      attempt(limitMs, unreachable, async () => {
        const { error } = await auth.signUp({
          email,
          password,
          options: { emailRedirectTo: `${siteOrigin}/`, data: { full_name: fullName } },
        });
        return authResult(error);
      }),

    async signOut() {
      void endSessions('local');
      return { ok: true };
    },

    signOutEverywhere: () => endSessions('global'),

    resendConfirmation: (email) =>
      attempt(limitMs, unreachable, async () => {
        const { error } = await auth.resend({ type: 'signup', email, options: { emailRedirectTo: `${siteOrigin}/` } });
        return authResult(error);
      }),

    requestPasswordReset: (email) =>
      attempt(limitMs, unreachable, async () => {
        const { error } = await auth.resetPasswordForEmail(email, { redirectTo: `${siteOrigin}/auth` });
        return authResult(error);
      }),
  };
}
