import { useCallback, useEffect, useState } from 'react';
import { NOT_AUTHENTICATED } from '../schemas/messages.ts';
import { logWarning, logMessages } from '../logger.ts';
import type { OnboardingValues } from '../schemas/onboarding.ts';
import type { Outcome } from '../schemas/outcome.ts';
import { useAuth, useBackend } from './AuthProvider.tsx';
import { noStanding, readStanding, type Standing, unknownStanding } from './qualification.ts';

/** Loading until the session is known and, with a user, until the record is. */
export interface QualificationState extends Standing {
  /** Reads once more; resolves when the answer, or another failure, is there. */
  retry: () => Promise<void>;
  /** Saves the application (specification §7, call 9) and reads it again. */
  save: (values: OnboardingValues) => Promise<Outcome>;
}

interface Known {
  userId: string;
  standing: Standing;
}

const loadingStanding: Standing = { record: null, qualification: { status: 'loading' } };

/** The signed-in user's application and whether it qualifies. */
export function useQualification(): QualificationState {
  const { isLoading: isAuthLoading, user } = useAuth();
  const backend = useBackend();
  const [known, setKnown] = useState<Known | null>(null);
  const userId = user?.id ?? null;

  const read = useCallback(
    async (id: string): Promise<Known> => {
      try {
        return { userId: id, standing: await readStanding(await backend(), id, logWarning) };
      } catch {
        logWarning(logMessages.recordNotRead, 'unavailable');
        return { userId: id, standing: unknownStanding };
      }
    },
    [backend],
  );

  useEffect(() => {
    if (userId === null) {
      return undefined;
    }
    let isCurrent = true;
    async function load(id: string): Promise<void> {
      const next = await read(id);
      if (isCurrent) {
        setKnown(next);
      }
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
    async (values: OnboardingValues): Promise<Outcome> => {
      if (userId === null) {
        return { ok: false, message: NOT_AUTHENTICATED };
      }
      try {
        const outcome = await (await backend()).saveOnboarding(values);
        if (outcome.ok) {
          setKnown(unlessOvertaken(await read(userId)));
        }
        return outcome;
      } catch {
        return { ok: false };
      }
    },
    [backend, read, userId],
  );

  return { ...standingOf(), retry, save };

  function standingOf(): Standing {
    if (isAuthLoading) {
      return loadingStanding;
    }
    if (userId === null) {
      return noStanding;
    }
    return known?.userId === userId ? known.standing : loadingStanding;
  }
}

/** An answer about one user does not replace what is known of the next. */
function unlessOvertaken(answer: Known): (current: Known | null) => Known {
  return (current) => (current === null || current.userId === answer.userId ? answer : current);
}
