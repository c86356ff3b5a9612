import { expect, test, vi } from 'vitest';
import { createFakeBackend, type FakeBackendOptions } from '../fixtures/fakeBackend.ts';
import { application, qualifications, recordOf } from '../fixtures/onboarding.ts';
import { people } from '../fixtures/people.ts';
import { type Log, logMessages } from '../logger.ts';
import { readQualificationState } from './qualification.ts';

const { robin } = people;
const record = recordOf(application);
const unavailable = async () => ({ ok: false, reason: 'unavailable' }) as const;
const notRead = { status: 'failed' };
const ready = (value: unknown) => ({ status: 'ready', value });

test.each<[string, FakeBackendOptions['answers'], object, unknown[]]>([
  ['both', {}, { record: ready(record), qualification: ready(qualifications.qualified) }, []],
  [
    'only the qualification: then the user is not qualified',
    { readOnboarding: unavailable },
    { record: notRead, qualification: ready(qualifications.none) },
    [[logMessages.recordNotRead, 'unavailable']],
  ],
  [
    'only the application',
    { readQualification: async () => ({ ok: false, reason: 'expired' }) },
    { record: ready(record), qualification: notRead },
    [[logMessages.qualificationNotRead, 'expired']],
  ],
  [
    'neither',
    { readOnboarding: unavailable, readQualification: unavailable },
    { record: notRead, qualification: notRead },
    [
      [logMessages.recordNotRead, 'unavailable'],
      [logMessages.qualificationNotRead, 'unavailable'],
    ],
  ],
])('REQ-WHO-4, REQ-LOG-1, REQ-JOIN-4: the backend returns %s', async (_case, answers, state, logged) => {
  const log = vi.fn<Log>();
  const backend = createFakeBackend({ user: robin, record, answers });
  expect(await readQualificationState(backend, robin.id, log)).toEqual(state);
  expect(log.mock.calls).toEqual(logged);
});
