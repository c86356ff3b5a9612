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

describe('specification §5, join step 1', () => {
  it('names both missing answers', () => {
    expect(checkStep(1, emptyDraft.answers)?.messages).toEqual({
      isAccredited: 'Please select yes or no',
      residency: 'Please select your residency',
    });
  });

  it('lets an applicant pass who is not accredited', () => {
    expect(checkStep(1, { ...whole, isAccredited: 'no' })).toBeNull();
  });
});

describe('specification §5, join step 2', () => {
  it('names each missing answer, without a toast', () => {
    expect(checkStep(2, emptyDraft.answers)).toEqual({
      messages: {
        minCommitment: 'Minimum commitment is required',
        netWorth: 'Net worth is required',
        experience: 'Please select your experience level',
      },
      toasts: [],
    });
  });

  it('takes exactly 250,000 and 1,000,000', () => {
    expect(checkStep(2, whole)).toBeNull();
  });

  it('refuses a dollar less with a toast and the same sentence at the field', () => {
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

  it.each(['a lot', '-5', '1e9', '250.000,50', '1,5', '٢٥٠٠٠٠'])('refuses %j as an amount', (minCommitment) => {
    expect(checkStep(2, { ...whole, minCommitment })?.messages).toEqual({
      minCommitment: 'Please enter a whole amount in dollars',
    });
  });

  it('takes an amount pasted with spaces around it', () => {
    expect(checkStep(2, { ...whole, minCommitment: '  $ 300,000 \n' })).toBeNull();
  });
});

describe('specification §5, join step 3', () => {
  it('asks for an interest and for consent', () => {
    expect(checkStep(3, emptyDraft.answers)?.messages).toEqual({
      interests: 'Please select at least one interest',
      consent: 'You must agree to proceed',
    });
  });
});

describe('which field is wrong first', () => {
  it('goes by the order on the page', () => {
    expect(firstWrongField(2, { experience: 'Missing', netWorth: 'Missing' })).toBe('netWorth');
    expect(firstWrongField(2, {})).toBeUndefined();
  });
});

describe('the application that is sent', () => {
  it('has the shape of specification §3, completed', () => {
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

  it('is not made of answers that no step would let pass', () => {
    expect(() => readApplication({ ...whole, residency: '' })).toThrow('residency');
  });
});
