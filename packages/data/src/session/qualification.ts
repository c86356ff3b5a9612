import type { Backend, Fetched } from '../client/backend.ts';
import { type Log, logMessages, type LogMessage } from '../logger.ts';
import type { OnboardingRecord } from '../schemas/onboarding.ts';
import { noQualification, type Qualification } from '../schemas/qualification.ts';

/** What is known of the signed-in user's application. */
export interface Standing {
  /** Null without a record, and when it could not be fetched (specification §8). */
  record: OnboardingRecord | null;
  qualification: Qualification;
}

export const noStanding: Standing = { record: null, qualification: noQualification };

/**
 * Reads the record (specification §7, call 8) and what the database makes of it. A failure is logged and treated as no
 * record, so not qualified.
 */
export async function readStanding(backend: Backend, userId: string, log: Log): Promise<Standing> {
  function valueOf<T>(fetched: Fetched<T>, failure: LogMessage): T | null {
    if (!fetched.ok) {
      log(failure, fetched.reason);
      return null;
    }
    return fetched.value;
  }

  const [record, qualification] = await Promise.all([backend.readOnboarding(userId), backend.readQualification()]);
  return {
    record: valueOf(record, logMessages.recordNotRead),
    qualification: valueOf(qualification, logMessages.qualificationNotRead) ?? noQualification,
  };
}
