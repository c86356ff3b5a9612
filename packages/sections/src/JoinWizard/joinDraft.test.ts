import { describe, expect, it } from 'vitest';
import type { OnboardingValues } from '@podium/data/schemas/onboarding.ts';
import { answer, draftFromValues, emptyDraft, percentComplete, stepBack, stepOn } from './joinDraft.tsx';

const values: OnboardingValues = {
  isAccredited: false,
  residency: 'Switzerland',
  minCommitment: 1_500_000,
  netWorth: null,
  experience: 'experienced',
  interests: ['Real Estate'],
  consent: true,
  isCompleted: true,
};

describe('REQ-JOIN-1: steps of the application', () => {
  it('goes forward one step at a time and ends at the third', () => {
    const second = stepOn(emptyDraft);
    const third = stepOn(second);
    expect([second.step, third.step, stepOn(third).step]).toEqual([2, 3, 3]);
  });

  it('goes back one step, keeps all answers and ends at the first', () => {
    const third = answer({ ...emptyDraft, step: 3 }, { residency: 'Canada', interests: ['Commodities'] });
    const second = stepBack(third);
    const first = stepBack(second);
    expect([second.step, first.step, stepBack(first).step]).toEqual([2, 1, 1]);
    expect(first.answers).toEqual(third.answers);
  });

  it('changes only the given answers', () => {
    const before = answer(emptyDraft, { residency: 'Canada', minCommitment: '250,000' });
    expect(answer(before, { minCommitment: '300,000' }).answers).toEqual({
      ...emptyDraft.answers,
      residency: 'Canada',
      minCommitment: '300,000',
    });
    expect(before.answers.minCommitment).toBe('250,000');
  });

  it.each([
    [1, 33],
    [2, 67],
    [3, 100],
  ] as const)('step %i is %i per cent', (step, percent) => {
    expect(percentComplete(step)).toBe(percent);
  });
});

describe('REQ-JOIN-4: a stored application', () => {
  it('opens on the first step with the stored answers', () => {
    expect(draftFromValues(values)).toEqual({
      step: 1,
      answers: {
        isAccredited: 'no',
        residency: 'Switzerland',
        minCommitment: '1,500,000',
        netWorth: '',
        experience: 'experienced',
        interests: ['Real Estate'],
        consent: true,
      },
    });
  });
});
