import { describe, expect, test, vi } from 'vitest';
import { createFakeBackend } from '../fixtures/fakeBackend.ts';
import { application, qualifications, recordOf, smallApplication } from '../fixtures/onboarding.ts';
import { people } from '../fixtures/people.ts';
import { type Log, logMessages } from '../logger.ts';
import { noStanding, readStanding, unknownStanding } from './qualification.ts';

const { robin } = people;

describe('specification §4, qualification status', () => {
  test('no record means not qualified', async () => {
    const log = vi.fn<Log>();
    expect(await readStanding(createFakeBackend({ user: robin }), robin.id, log)).toEqual(noStanding);
    expect(noStanding.qualification).toEqual({ status: 'ready', value: qualifications.none });
    expect(log).not.toHaveBeenCalled();
  });

  test('record and reasons of an applicant', async () => {
    const record = recordOf(smallApplication);
    const backend = createFakeBackend({ user: robin, record });
    expect(await readStanding(backend, robin.id, vi.fn<Log>())).toEqual({
      record,
      qualification: { status: 'ready', value: qualifications.belowThreshold },
    });
  });

  test('saving and reading again', async () => {
    const backend = createFakeBackend({ user: robin, record: recordOf(smallApplication) });
    await backend.saveOnboarding(application);
    const { record, qualification } = await readStanding(backend, robin.id, vi.fn<Log>());
    expect(record?.min_commitment).toBe(1_500_000);
    expect(qualification).toMatchObject({ status: 'ready', value: { isQualified: true } });
  });
});

describe('specification §8, onboarding record fetch failure', () => {
  test('is logged and treated as no record, so not qualified, whatever the database says', async () => {
    const log = vi.fn<Log>();
    const backend = createFakeBackend({
      user: robin,
      record: recordOf(application),
      answers: { readOnboarding: async () => ({ ok: false, reason: 'unavailable' }) },
    });
    expect(await readStanding(backend, robin.id, log)).toEqual(noStanding);
    expect(log.mock.calls).toEqual([[logMessages.recordNotRead, 'unavailable']]);
  });
});

describe('an answer of qualification() that did not arrive', () => {
  test('is logged and neither yes nor no: it can be asked for again', async () => {
    const log = vi.fn<Log>();
    const record = recordOf(application);
    const backend = createFakeBackend({
      user: robin,
      record,
      answers: { readQualification: async () => ({ ok: false, reason: 'expired' }) },
    });
    expect(await readStanding(backend, robin.id, log)).toEqual({ record, qualification: { status: 'failed' } });
    expect(log.mock.calls).toEqual([[logMessages.qualificationNotRead, 'expired']]);
  });

  test('refuses nobody when the record did not arrive either', async () => {
    const log = vi.fn<Log>();
    const backend = createFakeBackend({
      user: robin,
      record: recordOf(application),
      answers: {
        readOnboarding: async () => ({ ok: false, reason: 'unavailable' }),
        readQualification: async () => ({ ok: false, reason: 'unavailable' }),
      },
    });
    expect(await readStanding(backend, robin.id, log)).toEqual(unknownStanding);
    expect(log.mock.calls).toEqual([
      [logMessages.recordNotRead, 'unavailable'],
      [logMessages.qualificationNotRead, 'unavailable'],
    ]);
  });
});
