import { describe, expect, it } from 'vitest';
import { checkStep, readApplication } from './checkStep.ts';
import { emptyDraft, type JoinAnswers } from './joinDraft.tsx';

const whole: JoinAnswers = {
  isAccredited: 'yes',
  residency: 'Germany',
  minCommitment: '250,000',
  netWorth: '$1,000,000',
  experience: 'beginner',
  interests: ['Real Estate'],
  consent: true,
};

describe('REQ-JOIN-1: missing answers', () => {
  it.each([
    [1, { isAccredited: 'accreditation_missing', residency: 'residency_missing' }],
    [2, { minCommitment: 'commitment_missing', netWorth: 'net_worth_missing', experience: 'experience_missing' }],
    [3, { interests: 'interests_missing', consent: 'consent_missing' }],
  ] as const)('of step %i get a message each, without a toast', (step, messages) => {
    expect(checkStep(step, emptyDraft.answers)).toEqual({ messages, toasts: [] });
  });

  it('accepts an applicant who is not accredited', () => {
    expect(checkStep(1, { ...whole, isAccredited: 'no' })).toBeNull();
  });
});

describe('REQ-JOIN-2: step 2', () => {
  it('accepts exactly 250,000 and 1,000,000', () => {
    expect(checkStep(2, whole)).toBeNull();
  });

  it('rejects one dollar less with a toast and the same message at the field', () => {
    expect(checkStep(2, { ...whole, minCommitment: '249,999', netWorth: '999,999' })).toEqual({
      messages: { minCommitment: 'commitment_too_low $250,000', netWorth: 'net_worth_too_low $1,000,000' },
      toasts: [
        { title: 'commitment_invalid', description: 'commitment_too_low $250,000' },
        { title: 'net_worth_invalid', description: 'net_worth_too_low $1,000,000' },
      ],
    });
  });
});

describe('readApplication', () => {
  it('returns a completed application with every field', () => {
    expect(readApplication(whole)).toEqual({
      isAccredited: true,
      residency: 'Germany',
      minCommitment: 250_000,
      netWorth: 1_000_000,
      experience: 'beginner',
      interests: ['Real Estate'],
      consent: true,
      isCompleted: true,
    });
  });

  it('throws on answers that no step accepts', () => {
    expect(() => readApplication({ ...whole, residency: '' })).toThrow('residency');
  });
});
