import { describe, expect, test, vi } from 'vitest';
import { createFakeBackend } from '../fixtures/fakeBackend.ts';
import { application, qualifications, recordOf, smallApplication } from '../fixtures/onboarding.ts';
import { people } from '../fixtures/people.ts';
import { type Log, logMessages } from '../logger.ts';
import { noStanding, readStanding } from './qualification.ts';

const { robin } = people;

describe('specification §4, qualification status', () => {
  test('no record means not qualified', async () => {
    const log = vi.fn<Log>();
    expect(await readStanding(createFakeBackend({ user: robin }), robin.id, log)).toEqual(noStanding);
    expect(noStanding.qualification.isQualified).toBe(false);
    expect(log).not.toHaveBeenCalled();
  });

  test('record and reasons of an applicant', async () => {
    const record = recordOf(smallApplication);
    const backend = createFakeBackend({ user: robin, record });
    expect(await readStanding(backend, robin.id, vi.fn<Log>())).toEqual({
      record,
      qualification: qualifications.belowThreshold,
    });
  });

  test('saving and reading again', async () => {
    const backend = createFakeBackend({ user: robin, record: recordOf(smallApplication) });
    await backend.saveOnboarding(application);
    const { record, qualification } = await readStanding(backend, robin.id, vi.fn<Log>());
    expect(record?.min_commitment).toBe(1_500_000);
    expect(qualification.isQualified).toBe(true);
  });
});

describe('specification §8, onboarding record fetch failure', () => {
  test('is logged and treated as no record', async () => {
    const log = vi.fn<Log>();
    const backend = createFakeBackend({
      user: robin,
      record: recordOf(application),
      answers: {
        readOnboarding: async () => ({ ok: false, reason: 'unavailable' }),
        readQualification: async () => ({ ok: false, reason: 'expired' }),
      },
    });
    expect(await readStanding(backend, robin.id, log)).toEqual(noStanding);
    expect(log.mock.calls).toEqual([
      [logMessages.recordNotRead, 'unavailable'],
      [logMessages.qualificationNotRead, 'expired'],
    ]);
  });
});
