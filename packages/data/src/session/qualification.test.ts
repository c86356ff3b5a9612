import { expect, test, vi } from 'vitest';
import type { Fetched } from '../client/backend.ts';
import { application, qualifications, recordOf } from '../fixtures/onboarding.ts';
import { type Log, logMessages } from '../logger.ts';
import type { OnboardingRecord } from '../schemas/onboarding.ts';
import type { Qualification } from '../schemas/qualification.ts';
import { readQualificationState } from './qualification.ts';

const record: Fetched<OnboardingRecord> = { ok: true, value: recordOf(application) };
const qualified: Fetched<Qualification> = { ok: true, value: qualifications.qualified };
const unavailable = { ok: false, reason: 'unavailable' } as const;

const notRead = { status: 'failed' };
const recordReady = { status: 'ready', value: recordOf(application) };
const noRecordLogged = [logMessages.recordNotRead, 'unavailable'];
const noQualificationLogged = [logMessages.qualificationNotRead, 'unavailable'];

test.each([
  ['both', record, qualified, { record: recordReady, qualification: { status: 'ready', value: qualified.value } }, []],
  [
    'only the qualification: then the user is not qualified',
    unavailable,
    qualified,
    { record: notRead, qualification: { status: 'ready', value: qualifications.none } },
    [noRecordLogged],
  ],
  [
    'only the application',
    record,
    unavailable,
    { record: recordReady, qualification: notRead },
    [noQualificationLogged],
  ],
  [
    'neither',
    unavailable,
    unavailable,
    { record: notRead, qualification: notRead },
    [noRecordLogged, noQualificationLogged],
  ],
])(
  'REQ-WHO-4, REQ-LOG-1, REQ-JOIN-4: the backend returns %s',
  async (_case, readRecord, qualification, state, logged) => {
    const log = vi.fn<Log>();
    const backend = { readOnboarding: async () => readRecord, readQualification: async () => qualification };
    expect(await readQualificationState(backend, 'user-1', log)).toEqual(state);
    expect(log.mock.calls).toEqual(logged);
  },
);
