import { useCallback, useEffect, useState } from 'react';
import type { Backend } from '../client/backend.ts';
import { logMessages, logWarning } from '../logger.ts';
import type { AsyncState } from '../schemas/asyncState.ts';
import type { OnboardingRecord, OnboardingValues } from '../schemas/onboarding.ts';
import type { Qualification } from '../schemas/qualification.ts';
import type { Result } from '../schemas/result.ts';
import { useBackend } from './AuthProvider.tsx';

interface QualificationState {
  /** `null` without an application. After a failed read an empty form could overwrite it (REQ-JOIN-4). */
  record: AsyncState<OnboardingRecord | null>;
  /** As decided by the database (REQ-WHO-4). */
  qualification: AsyncState<Qualification>;
}

export interface UseQualification extends QualificationState {
  /** Reads again; resolves when the read has succeeded or failed. */
  retry: () => Promise<void>;
  /** Saves the application and reads it again. */
  save: (values: OnboardingValues) => Promise<Result>;
}

const loading: QualificationState = { record: { status: 'loading' }, qualification: { status: 'loading' } };
const failed = { status: 'failed' } as const;

/** Application and qualification of the signed-in user. Another user needs another key above this hook. */
export function useQualification(userId: string): UseQualification {
  const backend = useBackend();
  const [state, setState] = useState(loading);

  const read = useCallback(async (): Promise<QualificationState> => {
    try {
      return await readQualificationState(await backend(), userId);
    } catch {
      logWarning(logMessages.recordNotRead, 'unavailable');
      return { record: failed, qualification: failed };
    }
  }, [backend, userId]);

  useEffect(() => void read().then(setState), [read]);

  return {
    ...state,
    async retry() {
      setState(loading);
      setState(await read());
    },
    async save(values) {
      try {
        const result = await (await backend()).saveOnboarding(values);
        if (result.ok) setState(await read());
        return result;
      } catch {
        return { ok: false };
      }
    },
  };
}

/**
 * Reads the record and the database's qualification. Failures are logged and can be retried. Without the record, pages
 * treat the user as not qualified.
 */
export async function readQualificationState(
  backend: Pick<Backend, 'readOnboarding' | 'readQualification'>,
  userId: string,
): Promise<QualificationState> {
  const [record, qualification] = await Promise.all([backend.readOnboarding(userId), backend.readQualification()]);
  if (!record.ok) logWarning(logMessages.recordNotRead, record.reason);
  if (!qualification.ok) logWarning(logMessages.qualificationNotRead, qualification.reason);
  return {
    record: record.ok ? { status: 'ready', value: record.value } : failed,
    qualification: qualification.ok ? { status: 'ready', value: qualification.value } : failed,
  };
}
