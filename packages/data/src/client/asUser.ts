import { isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js';
import type { Fetched } from './backend.ts';
import { unavailable } from './outcomes.ts';
import type { BrowserSession } from './session.ts';

/** Reads or writes as the user: once more with new tokens when the service takes the old ones for expired. */
export type AsUser = <T>(call: () => Promise<Fetched<T>>) => Promise<Fetched<T>>;

export function createAsUser(auth: SupabaseClient['auth'], session: BrowserSession): AsUser {
  return async (call) => {
    const answer = await call();
    if (answer.ok || answer.reason !== 'expired') {
      return answer;
    }
    const { error } = await auth.refreshSession();
    if (isAuthRetryableFetchError(error)) {
      return unavailable;
    }
    const secondAnswer = error ? answer : await call();
    if (!secondAnswer.ok && secondAnswer.reason === 'expired') {
      session.end('expired');
    }
    return secondAnswer;
  };
}
