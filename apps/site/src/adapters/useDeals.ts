import { useCallback, useEffect, useState } from 'react';
import type { Deal } from '@podium/data/schemas/deal';
import type { AsyncState } from '@podium/data/schemas/asyncState';
import { useBackend } from '@podium/data/session/AuthProvider';

type Deals = AsyncState<readonly Deal[]>;

/** The deals that row-level security shows to the signed-in user, and a retry after a failure. */
export function useDeals(): { deals: Deals; retry: () => void } {
  const backend = useBackend();
  const [deals, setDeals] = useState<Deals>({ status: 'loading' });

  const load = useCallback(async (): Promise<Deals> => {
    try {
      const answer = await (await backend()).listDeals();
      return answer.ok ? { status: 'ready', value: answer.value } : { status: 'failed' };
    } catch {
      return { status: 'failed' };
    }
  }, [backend]);

  useEffect(() => {
    let isCurrent = true;
    async function show(): Promise<void> {
      const next = await load();
      if (isCurrent) setDeals(next);
    }
    void show();
    return () => {
      isCurrent = false;
    };
  }, [load]);

  const retry = async () => {
    setDeals({ status: 'loading' });
    setDeals(await load());
  };
  return { deals, retry: () => void retry() };
}
