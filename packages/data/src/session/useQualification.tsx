import { useCallback, useEffect, useState } from 'react';
import { logWarning, logMessages } from '../logger.ts';
import type { OnboardingValues } from '../schemas/onboarding.ts';
import type { Result } from '../schemas/result.ts';
import { useAuth, useBackend } from './AuthProvider.tsx';
import { readQualificationState, type QualificationState, unknownState } from './qualification.ts';
import { messageCode } from '../schemas/messages.ts';

/** `loading` until there is a user whose record was read. */
export interface UseQualification extends QualificationState {
  /** Reads again; resolves when the read has succeeded or failed. */
  retry: () => Promise<void>;
  /** Saves the application and reads it again. */
  save: (values: OnboardingValues) => Promise<Result>;
}

interface Known {
  userId: string;
  state: QualificationState;
}

const loadingState: QualificationState = { record: { status: 'loading' }, qualification: { status: 'loading' } };

export function useQualification(): UseQualification {
  const { isLoading: isAuthLoading, user } = useAuth();
  const backend = useBackend();
  const [known, setKnown] = useState<Known | null>(null);
  const userId = user?.id ?? null;

  const read = useCallback(
    async (id: string): Promise<Known> => {
      try {
        return { userId: id, state: await readQualificationState(await backend(), id, logWarning) };
      } catch {
        logWarning(logMessages.recordNotRead, 'unavailable');
        return { userId: id, state: unknownState };
      }
    },
    [backend],
  );

  useEffect(() => {
    if (userId === null) return undefined;
    let isCurrent = true;
    async function load(id: string): Promise<void> {
      const next = await read(id);
      if (isCurrent) setKnown(next);
    }
    void load(userId);
    return () => {
      isCurrent = false;
    };
  }, [read, userId]);

  const retry = useCallback(async (): Promise<void> => {
    if (userId !== null) {
      setKnown(null);
      setKnown(unlessOvertaken(await read(userId)));
    }
  }, [read, userId]);

  const save = useCallback(
    async (values: OnboardingValues): Promise<Result> => {
      if (userId === null) return { ok: false, message: messageCode('signed_out') };
      try {
        const result = await (await backend()).saveOnboarding(values);
        if (result.ok) setKnown(unlessOvertaken(await read(userId)));
        return result;
      } catch {
        return { ok: false };
      }
    },
    [backend, read, userId],
  );

  return { ...stateOf(), retry, save };

  function stateOf(): QualificationState {
    return !isAuthLoading && known?.userId === userId ? known.state : loadingState;
  }
}

/** Ignores a response about a previous user. */
function unlessOvertaken(answer: Known): (current: Known | null) => Known {
  return (current) => (current === null || current.userId === answer.userId ? answer : current);
}
