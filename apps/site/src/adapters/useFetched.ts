import { type Dispatch, useCallback, useState } from 'react';
import type { Backend, Fetched } from '@podium/data/client/backend.ts';
import type { AsyncState } from '@podium/data/schemas/asyncState.ts';
import { useBackend } from '@podium/data/session/AuthProvider.tsx';

const loading = { status: 'loading' } as const;

export interface FetchedData<T> {
  state: AsyncState<T>;
  setState: Dispatch<AsyncState<T>>;
  /** Reads again. `isQuiet` keeps the current data until new ones arrive. */
  read: (isQuiet?: boolean) => Promise<void>;
}

/** Data of the signed-in user; loading until `read` resolves. `call` must be the same function in each render. */
export function useFetched<T>(call: (backend: Backend) => Promise<Fetched<T>>): FetchedData<T> {
  const backend = useBackend();
  const [state, setState] = useState<AsyncState<T>>(loading);
  const read = useCallback(
    async (isQuiet = false): Promise<void> => {
      if (!isQuiet) setState(loading);
      const fail = () => setState((now) => (isQuiet && now.status === 'ready' ? now : { status: 'failed' }));
      try {
        const answer = await call(await backend());
        if (answer.ok) setState({ status: 'ready', value: answer.value });
        else fail();
      } catch {
        fail();
      }
    },
    [backend, call],
  );
  return { state, setState, read };
}
