import { isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js';
import type { Fetched } from './backend.ts';
import { unavailable } from './results.ts';
import type { BrowserSession } from './session.ts';

/** Runs a call as the signed-in user. Retries once with refreshed tokens if the service reports them as expired. */
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
