import { expect, test } from 'vitest';
import { application, recordOf } from '../fixtures/onboarding.ts';
import { fromRow } from './onboarding.ts';

test.each([application, { ...application, netWorth: null, isCompleted: false }])(
  'REQ-CALL-1: the stored record is read as it was saved',
  (values) => {
    expect(fromRow(recordOf(values))).toEqual(values);
  },
);
