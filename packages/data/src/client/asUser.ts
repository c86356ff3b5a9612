import { isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js';
import type { Fetched } from './backend.ts';
import { unavailable } from './results.ts';
import type { BrowserSession } from './session.ts';
import { attempt } from './timeLimit.ts';

export type AsUser = ReturnType<typeof createAsUser>;

/** Runs a call as the signed-in user, with a timeout. Retries once with refreshed tokens if they have expired. */
export function createAsUser(auth: SupabaseClient['auth'], session: BrowserSession, limitMs: number) {
  return <T>(call: (signal: AbortSignal) => Promise<Fetched<T>>) =>
    attempt<Fetched<T>>(limitMs, unavailable, async (signal) => {
      const answer = await call(signal);
      if (answer.ok || answer.reason !== 'expired') return answer;
      const { error } = await auth.refreshSession();
      if (isAuthRetryableFetchError(error)) return unavailable;
      const secondAnswer = error ? answer : await call(signal);
      if (!secondAnswer.ok && secondAnswer.reason === 'expired') session.end('expired');
      return secondAnswer;
    });
}
