import type { Backend } from '../client/backend.ts';
import { type Log, logMessages } from '../logger.ts';
import type { OnboardingRecord } from '../schemas/onboarding.ts';
import { type Qualification, withoutRecord } from '../schemas/qualification.ts';
import type { AsyncState } from '../schemas/asyncState.ts';

export interface QualificationState {
  /**
   * `null` without an application. A failed read must not show an empty form, which could overwrite it (REQ-JOIN-4).
   */
  record: AsyncState<OnboardingRecord | null>;
  /** As decided by the database (REQ-WHO-4). */
  qualification: AsyncState<Qualification>;
}

export const unknownState: QualificationState = { record: { status: 'failed' }, qualification: { status: 'failed' } };

/**
 * Reads the record and the database's qualification. Failures are logged. A failed record counts as not qualified; a
 * failed qualification can be retried.
 */
export async function readQualificationState(
  backend: Pick<Backend, 'readOnboarding' | 'readQualification'>,
  userId: string,
  log: Log,
): Promise<QualificationState> {
  const [record, qualification] = await Promise.all([backend.readOnboarding(userId), backend.readQualification()]);
  if (!record.ok) log(logMessages.recordNotRead, record.reason);
  if (!qualification.ok) log(logMessages.qualificationNotRead, qualification.reason);
  return {
    record: record.ok ? { status: 'ready', value: record.value } : { status: 'failed' },
    qualification: qualificationOf(),
  };

  function qualificationOf(): QualificationState['qualification'] {
    if (!qualification.ok) return { status: 'failed' };
    const { requiredCommitment } = qualification.value;
    return { status: 'ready', value: record.ok ? qualification.value : withoutRecord(requiredCommitment) };
  }
}
