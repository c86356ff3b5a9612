import type { Experience, OnboardingValues } from '@podium/data/schemas/onboarding.ts';
import { formatAmount } from '@podium/data/schemas/formatDollars.ts';

export type JoinStep = 1 | 2 | 3;

/** The values of the fields: '' where nothing is chosen, amounts as typed. */
export interface JoinAnswers {
  isAccredited: '' | 'yes' | 'no';
  residency: string;
  minCommitment: string;
  netWorth: string;
  experience: '' | Experience;
  interests: string[];
  consent: boolean;
}

/** An unsent application. The host keeps it above the route, in memory only (REQ-JOIN-3). */
export interface JoinDraft {
  step: JoinStep;
  answers: JoinAnswers;
}

export const emptyDraft: JoinDraft = {
  step: 1,
  answers: {
    isAccredited: '',
    residency: '',
    minCommitment: '',
    netWorth: '',
    experience: '',
    interests: [],
    consent: false,
  },
};

/** A draft from a stored application (REQ-JOIN-4), with amounts as the locale writes them. */
export function draftFromValues(values: OnboardingValues, locale = 'en'): JoinDraft {
  return {
    step: 1,
    answers: {
      ...values,
      isAccredited: values.isAccredited ? 'yes' : 'no',
      minCommitment: formatAmount(values.minCommitment, locale),
      netWorth: values.netWorth === null ? '' : formatAmount(values.netWorth, locale),
    },
  };
}
