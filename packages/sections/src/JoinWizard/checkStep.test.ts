import { expect, it } from 'vitest';
import { application } from '@podium/data/fixtures/onboarding.ts';
import { checkStep } from './checkStep.ts';
import { draftFromValues, emptyDraft } from './joinDraft.tsx';

it('REQ-FORM-1: missing amounts get a message each, without a toast', () => {
  expect(checkStep(2, emptyDraft.answers)).toEqual({
    messages: {
      minCommitment: 'commitment_missing',
      netWorth: 'net_worth_missing',
      experience: 'experience_missing',
    },
    toasts: [],
  });
});

it('REQ-JOIN-1, REQ-JOIN-2: accepts an applicant who is not accredited, and exactly 250,000 and 1,000,000', () => {
  const values = { ...application, isAccredited: false, minCommitment: 250_000, netWorth: 1_000_000 };
  const { answers } = draftFromValues(values);
  expect(answers).toMatchObject({ isAccredited: 'no', minCommitment: '250,000', netWorth: '1,000,000' });
  expect([checkStep(1, answers), checkStep(2, answers)]).toEqual([null, null]);
});

it('REQ-JOIN-2: states the minimum as the locale writes amounts', () => {
  const { answers } = draftFromValues({ ...application, minCommitment: 249_999 });
  expect(checkStep(2, answers, 'de')?.messages).toEqual({ minCommitment: 'commitment_too_low 250.000\u00a0$' });
});

it('REQ-JOIN-4: a stored application without a net worth opens with an empty field', () => {
  expect(draftFromValues({ ...application, netWorth: null }).answers.netWorth).toBe('');
});
