import { useCallback } from 'react';
import type { Backend } from '@podium/data/client/backend.ts';
import type { AsyncState } from '@podium/data/schemas/asyncState.ts';
import type { Result } from '@podium/data/schemas/result.ts';
import { useBackend } from '@podium/data/session/AuthProvider.tsx';
import { useFetched } from './useFetched.ts';

const hasSecondFactor = (backend: Backend) => backend.hasSecondFactor();

export interface SecondFactorAdapter extends Pick<Backend, 'enrollSecondFactor'> {
  /** Whether the account has a second factor; loading until `read` resolves. */
  secondFactor: AsyncState<boolean>;
  read: () => void;
  confirm: Backend['confirmSecondFactor'];
  remove: Backend['removeSecondFactor'];
}

/** The second factor of the signed-in user's account. `onChange` is called after it is set up or removed. */
export function useSecondFactor(onChange?: () => void): SecondFactorAdapter {
  const backend = useBackend();
  const { state: secondFactor, setState, read } = useFetched(hasSecondFactor);

  const becomes = async (isOn: boolean, call: Promise<Result>) => {
    const result = await call;
    if (result.ok) {
      setState({ status: 'ready', value: isOn });
      onChange?.();
    } else if (result.reason === 'unanswered') {
      setState({ status: 'failed' });
    }
    return result;
  };

  return {
    secondFactor,
    read: useCallback(() => void read(true), [read]),
    enrollSecondFactor: async () => (await backend()).enrollSecondFactor(),
    confirm: async (factor) => becomes(true, (await backend()).confirmSecondFactor(factor)),
    remove: async (code) => becomes(false, (await backend()).removeSecondFactor(code)),
  };
}
