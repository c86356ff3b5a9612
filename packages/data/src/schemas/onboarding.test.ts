import { describe, expect, test } from 'vitest';
import { firstMessages } from '../testing/firstMessages.ts';
import {
  eligibilitySchema,
  fromRow,
  interestOptions,
  interestsSchema,
  type OnboardingValues,
  onboardingRecordSchema,
  profileSchema,
  toRow,
} from './onboarding.ts';

const profile = { minCommitment: '1,000,000', netWorth: '$4,000,000', experience: 'experienced' };

describe('REQ-JOIN-1, REQ-FORM-1: step 1', () => {
  test('yes and no become true and false', () => {
    expect(eligibilitySchema.parse({ isAccredited: 'yes', residency: 'Switzerland' })).toEqual({
      isAccredited: true,
      residency: 'Switzerland',
    });
    expect(eligibilitySchema.parse({ isAccredited: 'no', residency: 'Other' }).isAccredited).toBe(false);
  });

  test.each([
    {},
    { isAccredited: '', residency: '' },
    { isAccredited: null, residency: null },
    { isAccredited: 'maybe', residency: 'Atlantis' },
  ])('requires both answers: %j', (input) => {
    expect(firstMessages(eligibilitySchema, input)).toEqual({
      isAccredited: 'Please select yes or no',
      residency: 'Please select your residency',
    });
  });
});

describe('REQ-JOIN-1, REQ-FORM-1: step 2', () => {
  test('converts typed amounts to numbers', () => {
    expect(profileSchema.parse(profile)).toEqual({
      minCommitment: 1_000_000,
      netWorth: 4_000_000,
      experience: 'experienced',
    });
  });

  test.each([{}, { minCommitment: '', netWorth: ' ', experience: '' }])('requires all three answers: %j', (input) => {
    expect(firstMessages(profileSchema, input)).toEqual({
      minCommitment: 'Minimum commitment is required',
      netWorth: 'Net worth is required',
      experience: 'Please select your experience level',
    });
  });

  test('accepts amounts below the minimums, which toasts report', () => {
    expect(firstMessages(profileSchema, { ...profile, minCommitment: '249,999', netWorth: '0' })).toEqual({});
  });
});

describe('REQ-JOIN-1, REQ-FORM-1: step 3', () => {
  test('accepts any of the interests with consent', () => {
    const values = { interests: [...interestOptions], consent: true };
    expect(interestsSchema.parse(values)).toEqual(values);
  });

  test.each([{}, { interests: [], consent: false }])('requires an interest and the consent: %j', (input) => {
    expect(firstMessages(interestsSchema, input)).toEqual({
      interests: 'Please select at least one interest',
      consent: 'You must agree to proceed',
    });
  });

  test('refuses an interest that is not offered', () => {
    expect(interestsSchema.safeParse({ interests: ['Tulips'], consent: true }).success).toBe(false);
  });
});

describe('REQ-CALL-1: the stored record', () => {
  const values: OnboardingValues = {
    isAccredited: true,
    residency: 'Germany',
    minCommitment: 750_000,
    netWorth: null,
    experience: 'professional',
    interests: ['Real Estate', 'Commodities'],
    consent: true,
    isCompleted: true,
  };
  const now = new Date('2026-02-03T04:05:06.789Z');

  test('a completed application has the current time', () => {
    expect(toRow('user-1', values, now)).toEqual({
      user_id: 'user-1',
      is_accredited: true,
      residency: 'Germany',
      min_commitment: 750_000,
      net_worth: null,
      experience: 'professional',
      interests: ['Real Estate', 'Commodities'],
      consent: true,
      completed_at: '2026-02-03T04:05:06.789Z',
    });
  });

  test('an incomplete application has no time', () => {
    expect(toRow('user-1', { ...values, isCompleted: false }, now).completed_at).toBeNull();
  });

  test('a saved application is read back unchanged', () => {
    expect(fromRow(toRow('user-1', values, now))).toEqual(values);
    expect(fromRow(toRow('user-1', { ...values, isCompleted: false }, now)).isCompleted).toBe(false);
  });

  test('additional columns are left out', () => {
    const row = toRow('user-1', values, now);
    expect(onboardingRecordSchema.parse({ ...row, created_at: '2026-02-03T04:05:06Z' })).toEqual(row);
  });
});
