import { type Experience, type OnboardingValues, STEP_COUNT } from '@podium/data/schemas/onboarding.ts';
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

/**
 * An unsent application. It is kept above the route, in memory only, so that it survives signing in again (REQ-JOIN-3).
 */
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

/** A draft from a stored application (REQ-JOIN-4). */
export function draftFromValues(values: OnboardingValues): JoinDraft {
  return {
    step: 1,
    answers: {
      isAccredited: values.isAccredited ? 'yes' : 'no',
      residency: values.residency,
      minCommitment: formatAmount(values.minCommitment),
      netWorth: values.netWorth === null ? '' : formatAmount(values.netWorth),
      experience: values.experience,
      interests: values.interests,
      consent: values.consent,
    },
  };
}

export function answer(draft: JoinDraft, change: Partial<JoinAnswers>): JoinDraft {
  return { ...draft, answers: { ...draft.answers, ...change } };
}

/** One step back, at least the first; answers are kept. */
export function stepBack(draft: JoinDraft): JoinDraft {
  return { ...draft, step: draft.step === 3 ? 2 : 1 };
}

/** One step forward, at most the last. `checkStep` decides whether the answers allow it. */
export function stepOn(draft: JoinDraft): JoinDraft {
  return { ...draft, step: draft.step === 1 ? 2 : 3 };
}

/** Progress in whole per cent: 33, 67, 100. */
export function percentComplete(step: JoinStep): number {
  return Math.round((step / STEP_COUNT) * 100);
}
