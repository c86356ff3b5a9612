import { describe, expect, it } from 'vitest';
import { checkStep, firstWrongField, readApplication } from './checkStep.ts';
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

describe('REQ-JOIN-1: step 1', () => {
  it('returns a message for each missing answer', () => {
    expect(checkStep(1, emptyDraft.answers)?.messages).toEqual({
      isAccredited: 'Please select yes or no',
      residency: 'Please select your residency',
    });
  });

  it('accepts an applicant who is not accredited', () => {
    expect(checkStep(1, { ...whole, isAccredited: 'no' })).toBeNull();
  });
});

describe('REQ-JOIN-2: step 2', () => {
  it('returns a message for each missing answer, without a toast', () => {
    expect(checkStep(2, emptyDraft.answers)).toEqual({
      messages: {
        minCommitment: 'Minimum commitment is required',
        netWorth: 'Net worth is required',
        experience: 'Please select your experience level',
      },
      toasts: [],
    });
  });

  it('accepts exactly 250,000 and 1,000,000', () => {
    expect(checkStep(2, whole)).toBeNull();
  });

  it('rejects one dollar less with a toast and the same message at the field', () => {
    expect(checkStep(2, { ...whole, minCommitment: '249,999', netWorth: '999,999' })).toEqual({
      messages: {
        minCommitment: 'Minimum commitment must be at least $250,000',
        netWorth: 'Minimum net worth must be at least $1,000,000',
      },
      toasts: [
        { title: 'Invalid commitment', description: 'Minimum commitment must be at least $250,000' },
        { title: 'Invalid net worth', description: 'Minimum net worth must be at least $1,000,000' },
      ],
    });
  });

  it.each(['a lot', '-5', '1e9', '250.000,50', '1,5', '٢٥٠٠٠٠'])('rejects %j as an amount', (minCommitment) => {
    expect(checkStep(2, { ...whole, minCommitment })?.messages).toEqual({
      minCommitment: 'Please enter a whole amount in dollars',
    });
  });

  it('accepts an amount with surrounding spaces', () => {
    expect(checkStep(2, { ...whole, minCommitment: '  $ 300,000 \n' })).toBeNull();
  });
});

describe('REQ-JOIN-1: step 3', () => {
  it('requires an interest and consent', () => {
    expect(checkStep(3, emptyDraft.answers)?.messages).toEqual({
      interests: 'Please select at least one interest',
      consent: 'You must agree to proceed',
    });
  });
});

describe('firstWrongField', () => {
  it('returns the first invalid field in the order on the page', () => {
    expect(firstWrongField(2, { experience: 'Missing', netWorth: 'Missing' })).toBe('netWorth');
    expect(firstWrongField(2, {})).toBeUndefined();
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
