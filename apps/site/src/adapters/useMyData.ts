import { useCallback, useState } from 'react';
import type { MyData } from '@podium/data/schemas/myData';
import type { AsyncState } from '@podium/data/schemas/asyncState';
import { useBackend } from '@podium/data/session/AuthProvider';

/** All stored data of the signed-in user; loading until `read` resolves. */
export function useMyData(): { data: AsyncState<MyData>; read: () => void } {
  const backend = useBackend();
  const [data, setData] = useState<AsyncState<MyData>>({ status: 'loading' });

  const read = useCallback(async () => {
    setData({ status: 'loading' });
    try {
      const answer = await (await backend()).readMyData();
      setData(answer.ok ? { status: 'ready', value: answer.value } : { status: 'failed' });
    } catch {
      setData({ status: 'failed' });
    }
  }, [backend]);

  return { data, read: () => void read() };
}
