import { type Experience, type OnboardingValues, STEP_COUNT } from '@podium/data/schemas/onboarding';
import { formatAmount } from '@podium/data/schemas/limits';

/** A step of the application, from 1. */
export type JoinStep = 1 | 2 | 3;

/** The answers as the fields hold them: '' where nothing was chosen, amounts as they were typed. */
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
 * An application on its way. It lives above the route, in memory alone, so that it survives the way to /auth and back
 * (rulings, 'Session that ends on step 3').
 */
export interface JoinDraft {
  step: JoinStep;
  answers: JoinAnswers;
}

/** An application of which nothing is answered yet. */
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

/** The application opened again with what was sent before (rulings, '/join with a record'). */
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

/** The draft with other answers, on the same step. */
export function answer(draft: JoinDraft, change: Partial<JoinAnswers>): JoinDraft {
  return { ...draft, answers: { ...draft.answers, ...change } };
}

/** One step back, from the first nowhere; every answer stays. */
export function stepBack(draft: JoinDraft): JoinDraft {
  return { ...draft, step: draft.step === 3 ? 2 : 1 };
}

/** One step on, from the last nowhere. Whether the step's answers allow it is for `checkStep` to say. */
export function stepOn(draft: JoinDraft): JoinDraft {
  return { ...draft, step: draft.step === 1 ? 2 : 3 };
}

/** How far the application is, in whole per cent: 33, 67, 100 (specification §2, 'step/3'). */
export function percentComplete(step: JoinStep): number {
  return Math.round((step / STEP_COUNT) * 100);
}
