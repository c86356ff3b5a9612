import { useCallback, useEffect, useState } from 'react';
import type { Deal } from '@podium/data/schemas/deal';
import type { Remote } from '@podium/data/schemas/remote';
import { useBackend } from '@podium/data/session/AuthProvider';

/** The deals that the database shows to the signed-in user, and a way to ask again after a failure. */
export function useDeals(): { deals: Remote<readonly Deal[]>; retry: () => void } {
  const backend = useBackend();
  const [attempt, setAttempt] = useState(0);
  const [deals, setDeals] = useState<Remote<readonly Deal[]>>({ status: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<Remote<readonly Deal[]>> => {
      try {
        const answer = await (await backend()).listDeals();
        return answer.ok ? { status: 'ready', value: answer.value } : { status: 'failed' };
      } catch {
        return { status: 'failed' };
      }
    };
    void load().then((next) => isCurrent && setDeals(next));
    return () => {
      isCurrent = false;
    };
  }, [backend, attempt]);

  const retry = useCallback(() => {
    setDeals({ status: 'loading' });
    setAttempt((number) => number + 1);
  }, []);
  return { deals, retry };
}
