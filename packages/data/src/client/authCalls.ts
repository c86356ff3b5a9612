import type { Result } from '../schemas/result.ts';
import type { Backend } from './backend.ts';
import type { CallParts } from './callParts.ts';
import { attemptAuth, authResult, failed } from './results.ts';
import { RETURNING_KEY, SESSION_KEY } from './sessionKeys.ts';
import { attempt } from './timeLimit.ts';

export function createAuthCalls({ client, session, store, siteOrigin, limitMs }: CallParts) {
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
    const token = storedToken();
    store.setItem(RETURNING_KEY, 'ended');
    session.end('signed-out');
    return token === undefined
      ? failed
      : attempt(limitMs, failed, async () => authResult((await auth.admin.signOut(token, scope)).error));
  }

  return {
    signIn: (credentials) => attemptAuth(limitMs, () => store.startSession(() => auth.signInWithPassword(credentials))),

    signUp: ({ email, password, fullName }) =>
      attemptAuth(limitMs, () =>
        auth.signUp({ email, password, options: { emailRedirectTo: `${siteOrigin}/`, data: { full_name: fullName } } }),
      ),

    async signOut() {
      void endSessions('local');
      return { ok: true };
    },

    signOutEverywhere: () => endSessions('global'),

    resendConfirmation: (email) =>
      attemptAuth(limitMs, () =>
        auth.resend({ type: 'signup', email, options: { emailRedirectTo: `${siteOrigin}/` } }),
      ),

    requestPasswordReset: (email) =>
      attemptAuth(limitMs, () => auth.resetPasswordForEmail(email, { redirectTo: `${siteOrigin}/auth` })),
  } satisfies Partial<Backend>;
}
