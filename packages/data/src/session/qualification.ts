import type { Backend } from '../client/backend.ts';
import { type Log, logMessages } from '../logger.ts';
import type { OnboardingRecord } from '../schemas/onboarding.ts';
import { noQualification, type Qualification } from '../schemas/qualification.ts';
import type { Remote } from '../schemas/remote.ts';

/** What is known of the signed-in user's application. */
export interface Standing {
  /** Null while loading, without a record, and when it could not be fetched (specification §8). */
  record: OnboardingRecord | null;
  /** What the database makes of it; failed is neither yes nor no. */
  qualification: Remote<Qualification>;
}

/** No record means not qualified (specification §4). */
export const noStanding: Standing = { record: null, qualification: { status: 'ready', value: noQualification } };
/** Nothing arrived. */
export const unknownStanding: Standing = { record: null, qualification: { status: 'failed' } };

/**
 * Reads the record (specification §7, call 8) and what the database makes of it. A record that did not arrive is logged
 * and treated as none, so not qualified; an answer of `qualification()` that did not arrive is logged and can be asked
 * for again.
 */
export async function readStanding(backend: Backend, userId: string, log: Log): Promise<Standing> {
  const [record, qualification] = await Promise.all([backend.readOnboarding(userId), backend.readQualification()]);
  if (!record.ok) {
    log(logMessages.recordNotRead, record.reason);
  }
  if (!qualification.ok) {
    log(logMessages.qualificationNotRead, qualification.reason);
    return { record: record.ok ? record.value : null, qualification: { status: 'failed' } };
  }
  return record.ok
    ? { record: record.value, qualification: { status: 'ready', value: qualification.value } }
    : noStanding;
}
