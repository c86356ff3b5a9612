import { describe, expect, test } from 'vitest';
import { application, recordOf } from '../fixtures/onboarding.ts';
import {
  eligibilitySchema,
  fromRow,
  interestOptions,
  interestsSchema,
  onboardingRecordSchema,
  profileSchema,
} from './onboarding.ts';

describe('REQ-JOIN-1: the steps', () => {
  test('yes and no become booleans, and typed amounts become numbers', () => {
    const accredited = (isAccredited: string) => eligibilitySchema.parse({ isAccredited, residency: 'Other' });
    expect(['yes', 'no'].map((answer) => accredited(answer).isAccredited)).toEqual([true, false]);
    const profile = { minCommitment: '1,000,000', netWorth: '$4,000,000', experience: 'experienced' };
    expect(profileSchema.parse(profile)).toEqual({ ...profile, minCommitment: 1_000_000, netWorth: 4_000_000 });
  });

  test('answers are of the options', () => {
    expect(interestsSchema.safeParse({ interests: [...interestOptions], consent: true }).success).toBe(true);
    expect(interestsSchema.safeParse({ interests: ['Tulips'], consent: true }).success).toBe(false);
    expect(eligibilitySchema.safeParse({ isAccredited: 'maybe', residency: 'Other' }).success).toBe(false);
    expect(eligibilitySchema.safeParse({ isAccredited: 'yes', residency: 'Atlantis' }).success).toBe(false);
  });
});

describe('REQ-CALL-1: the stored record', () => {
  test.each([application, { ...application, netWorth: null, isCompleted: false }])(
    'is read as it was saved',
    (values) => {
      expect(fromRow(recordOf(values))).toEqual(values);
    },
  );

  test('has the time of a completed application, and no other columns', () => {
    const row = recordOf(application);
    expect(row.completed_at).toMatch(/^\d{4}-.*Z$/);
    expect(onboardingRecordSchema.parse({ ...row, created_at: '2026-02-03T04:05:06Z' })).toEqual(row);
  });
});
