import { afterEach, expect, test, vi } from 'vitest';
import type { Fetched } from '../client/backend.ts';
import { application, qualifications, recordOf } from '../fixtures/onboarding.ts';
import { LOG_PREFIX, logMessages } from '../logger.ts';
import type { OnboardingRecord } from '../schemas/onboarding.ts';
import type { Qualification } from '../schemas/qualification.ts';
import { readQualificationState } from './useQualification.tsx';

afterEach(() => void vi.restoreAllMocks());

const record: Fetched<OnboardingRecord> = { ok: true, value: recordOf(application) };
const qualified: Fetched<Qualification> = { ok: true, value: qualifications.qualified };
const unavailable = { ok: false, reason: 'unavailable' } as const;

const ready = (value: unknown) => ({ status: 'ready', value });
const failed = { status: 'failed' };
const { recordNotRead, qualificationNotRead } = logMessages;

test.each([
  ['both', record, qualified, ready(record.value), ready(qualified.value), []],
  ['only the qualification', unavailable, qualified, failed, ready(qualified.value), [recordNotRead]],
  ['only the application', record, unavailable, ready(record.value), failed, [qualificationNotRead]],
  ['neither', unavailable, unavailable, failed, failed, [recordNotRead, qualificationNotRead]],
])(
  'REQ-WHO-4, REQ-LOG-1, REQ-JOIN-4: the backend returns %s',
  async (_case, readRecord, readQualification, recordState, qualificationState, logged) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const backend = { readOnboarding: async () => readRecord, readQualification: async () => readQualification };
    const state = { record: recordState, qualification: qualificationState };
    expect(await readQualificationState(backend, 'user-1')).toEqual(state);
    expect(warn.mock.calls).toEqual(logged.map((message) => [LOG_PREFIX, message, 'unavailable']));
  },
);
