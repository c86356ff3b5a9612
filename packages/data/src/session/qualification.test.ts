import { describe, expect, test, vi } from 'vitest';
import { createFakeBackend } from '../fixtures/fakeBackend.ts';
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

describe('REQ-LOG-1, REQ-JOIN-4: a record that cannot be read', () => {
  test('is logged and treated as no record, so the user is not qualified, whatever the database says', async () => {
    const log = vi.fn<Log>();
    const backend = createFakeBackend({
      user: robin,
      record: recordOf(application),
      answers: { readOnboarding: async () => ({ ok: false, reason: 'unavailable' }) },
    });
    expect(await readQualificationState(backend, robin.id, log)).toEqual({ ...noRecord, record: { status: 'failed' } });
    expect(log.mock.calls).toEqual([[logMessages.recordNotRead, 'unavailable']]);
  });
});

describe('REQ-LOG-1: a qualification that cannot be read', () => {
  test('is logged and failed, neither qualified nor unqualified', async () => {
    const log = vi.fn<Log>();
    const record = recordOf(application);
    const backend = createFakeBackend({
      user: robin,
      record,
      answers: { readQualification: async () => ({ ok: false, reason: 'expired' }) },
    });
    expect(await readQualificationState(backend, robin.id, log)).toEqual({
      record: { status: 'ready', value: record },
      qualification: { status: 'failed' },
    });
    expect(log.mock.calls).toEqual([[logMessages.qualificationNotRead, 'expired']]);
  });

  test('is failed too when the record cannot be read either', async () => {
    const log = vi.fn<Log>();
    const backend = createFakeBackend({
      user: robin,
      record: recordOf(application),
      answers: {
        readOnboarding: async () => ({ ok: false, reason: 'unavailable' }),
        readQualification: async () => ({ ok: false, reason: 'unavailable' }),
      },
    });
    expect(await readQualificationState(backend, robin.id, log)).toEqual(unknownState);
    expect(log.mock.calls).toEqual([
      [logMessages.recordNotRead, 'unavailable'],
      [logMessages.qualificationNotRead, 'unavailable'],
    ]);
  });
});
