import { describe, expect, it } from 'vitest';
import type { OnboardingValues } from '@podium/data/schemas/onboarding.ts';
import { draftFromValues } from './joinDraft.tsx';

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
