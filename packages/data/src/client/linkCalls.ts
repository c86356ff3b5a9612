import { type AuthError, isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js';
import type { Result } from '../schemas/result.ts';
import type { Backend } from './backend.ts';
import type { CallParts } from './callParts.ts';
import type { OpenedLink } from '../schemas/mailedLink.ts';
import { hasVerifiedFactor, verifyCode } from './factors.ts';
import { createNewPassword } from './newPassword.ts';
import { authFailure, authResult, TOO_MANY_REQUESTS, unreachable } from './results.ts';
import { toSessionUser } from './session.ts';
import { attempt } from './timeLimit.ts';
import { messageCode } from '../schemas/messages.ts';

type Auth = SupabaseClient['auth'];

/**
 * The links in the auth service's mails. A link's session stays separate until the visitor has seen which account it
 * names and set a password. Opening a link therefore signs nobody in to another person's account.
 */
export function createLinkCalls({ client: { auth }, store, openLinkSession, limitMs }: CallParts) {
  let linkAuth: Auth | null = null;
  let hasPassword = false;
  let newPassword = createNewPassword();
  let hasCode = false;

  return {
    async openLink({ tokenHash, purpose }) {
      const opened = openLinkSession();
      try {
        const { data, error } = await opened.verifyOtp({ token_hash: tokenHash, type: purpose });
        if (error) return failureOf(error);
        const account = toSessionUser(data.session?.user);
        if (account === null) return { status: 'half-way' };
        if (purpose === 'email_change') {
          await opened.signOut({ scope: 'local' });
          // Update the address in the session of this browser, if there is one.
          await auth.refreshSession();
          return { status: 'email-changed', email: account.email };
        }
        linkAuth = opened;
        hasPassword = false;
        newPassword = createNewPassword();
        hasCode = false;
        return { status: 'opened', account, hasSecondFactor: data.user !== null && hasVerifiedFactor(data.user) };
      } catch {
        return { status: 'failed', message: messageCode('unreachable') };
      }
    },

    acceptLink: ({ password, fullName, code }) =>
      attempt<Result>(limitMs, unreachable, async () => {
        if (linkAuth === null) return unreachable;
        if (code !== undefined && !hasCode) {
          const verified = await verifyCode(linkAuth, code);
          if (!verified.ok) return verified;
          hasCode = true;
        }
        if (!hasPassword) {
          const data = fullName === undefined ? undefined : { full_name: fullName };
          const set = await newPassword.set(linkAuth, { password, data });
          if (!set.ok) return set;
          hasPassword = true;
        }
        const { session } = (await linkAuth.getSession()).data;
        if (!session) return unreachable;
        const { error } = await store.startSession(() => auth.setSession(session));
        if (error === null) linkAuth = null;
        return authResult(error);
      }),

    leaveLink() {
      void linkAuth?.signOut({ scope: 'local' });
      linkAuth = null;
    },
  } satisfies Partial<Backend>;
}

function failureOf(error: AuthError): OpenedLink {
  const isRefused =
    !isAuthRetryableFetchError(error) && error.status !== TOO_MANY_REQUESTS && (error.status ?? 500) < 500;
  return isRefused ? { status: 'expired' } : { status: 'failed', message: authFailure(error).message };
}
