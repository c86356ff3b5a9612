import { isAuthRetryableFetchError, type SupabaseClient, type UserAttributes } from '@supabase/supabase-js';
import type { Result } from '../schemas/result.ts';
import { authResult } from './results.ts';

/** Sets the password of one account. The service may have set the one that was sent last without an answer. */
export function createNewPassword() {
  let sent: string | undefined;
  return {
    mayBeSet: (password: string) => password === sent,
    async set(auth: SupabaseClient['auth'], change: UserAttributes): Promise<Result> {
      const isRepeated = change.password === sent;
      sent = change.password;
      const { error } = await auth.updateUser(change);
      if (isRepeated && error?.code === 'same_password') return { ok: true };
      if (!isAuthRetryableFetchError(error)) sent = undefined;
      return authResult(error);
    },
  };
}
