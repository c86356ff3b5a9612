import { describe, expect, test, vi } from 'vitest';
import { createFakeBackend, type FakeBackendOptions } from '../fixtures/fakeBackend.ts';
import { application, qualifications, recordOf, smallApplication } from '../fixtures/onboarding.ts';
import { people } from '../fixtures/people.ts';
import { type Log, logMessages } from '../logger.ts';
import { readQualificationState, unknownState } from './qualification.ts';

const { robin } = people;
const noRecord = {
  record: { status: 'ready', value: null },
  qualification: { status: 'ready', value: qualifications.none },
};

describe('REQ-WHO-4: qualification state', () => {
  test('an account without a record is not qualified', async () => {
    const log = vi.fn<Log>();
    expect(await readQualificationState(createFakeBackend({ user: robin }), robin.id, log)).toEqual(noRecord);
    expect(log).not.toHaveBeenCalled();
  });

  test('has the record and the unmet conditions of an applicant', async () => {
    const record = recordOf(smallApplication);
    const backend = createFakeBackend({ user: robin, record });
    expect(await readQualificationState(backend, robin.id, vi.fn<Log>())).toEqual({
      record: { status: 'ready', value: record },
      qualification: { status: 'ready', value: qualifications.belowThreshold },
    });
  });

  test('is read again after the application is saved', async () => {
    const backend = createFakeBackend({ user: robin, record: recordOf(smallApplication) });
    await backend.saveOnboarding(application);
    const { record, qualification } = await readQualificationState(backend, robin.id, vi.fn<Log>());
    expect(record).toMatchObject({ status: 'ready', value: { min_commitment: 1_500_000 } });
    expect(qualification).toMatchObject({ status: 'ready', value: { isQualified: true } });
  });
});

describe('REQ-LOG-1, REQ-JOIN-4: what cannot be read is logged, and the user is not qualified', () => {
  const record = recordOf(application);
  const unavailable = async () => ({ ok: false, reason: 'unavailable' }) as const;
  const expired = async () => ({ ok: false, reason: 'expired' }) as const;

  test.each<[string, FakeBackendOptions['answers'], object, unknown[]]>([
    [
      'the record, whatever the database says about the qualification',
      { readOnboarding: unavailable },
      { ...noRecord, record: { status: 'failed' } },
      [[logMessages.recordNotRead, 'unavailable']],
    ],
    [
      'the qualification',
      { readQualification: expired },
      { record: { status: 'ready', value: record }, qualification: { status: 'failed' } },
      [[logMessages.qualificationNotRead, 'expired']],
    ],
    [
      'both',
      { readOnboarding: unavailable, readQualification: unavailable },
      unknownState,
      [
        [logMessages.recordNotRead, 'unavailable'],
        [logMessages.qualificationNotRead, 'unavailable'],
      ],
    ],
  ])('%s', async (_case, answers, state, logged) => {
    const log = vi.fn<Log>();
    const backend = createFakeBackend({ user: robin, record, answers });
    expect(await readQualificationState(backend, robin.id, log)).toEqual(state);
    expect(log.mock.calls).toEqual(logged);
  });
});
