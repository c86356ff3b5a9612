import { useCallback, useState } from 'react';
import type { MyData } from '@podium/data/schemas/myData';
import type { Remote } from '@podium/data/schemas/remote';
import { useBackend } from '@podium/data/session/AuthProvider';

/** Everything that is stored of the signed-in user; loading until `read` has brought an answer. */
export function useMyData(): { data: Remote<MyData>; read: () => void } {
  const backend = useBackend();
  const [data, setData] = useState<Remote<MyData>>({ status: 'loading' });

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
