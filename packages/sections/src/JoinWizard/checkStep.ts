import {
  amountProblems,
  eligibilitySchema,
  interestsSchema,
  type OnboardingValues,
  profileSchema,
} from '@podium/data/schemas/onboarding.ts';
import type { JoinAnswers, JoinStep } from './joinDraft.tsx';

export type JoinField = keyof JoinAnswers;

export interface StepProblems {
  /** In the order of the schemas, which is the display order. */
  messages: Partial<Record<JoinField, string>>;
  toasts: { title: string; description: string }[];
}

const schemas = { 1: eligibilitySchema, 2: profileSchema, 3: interestsSchema };

/** The problems of this step, or null if there are none (REQ-FORM-1). */
export function checkStep(step: JoinStep, answers: JoinAnswers, locale?: string): StepProblems | null {
  const { error } = schemas[step].safeParse(answers);
  if (error) {
    const messages: StepProblems['messages'] = {};
    for (const { path, message } of error.issues) messages[path[0] as JoinField] ??= message;
    return { messages, toasts: [] };
  }
  // Minimums are only checked once every answer is valid.
  const problems = step === 2 ? amountProblems(profileSchema.parse(answers), locale) : [];
  if (problems.length === 0) return null;
  return {
    messages: Object.fromEntries(problems.map(({ field, toast }) => [field, toast.description])),
    toasts: problems.map(({ toast }) => toast),
  };
}

/** The application as submitted; throws unless every step passes `checkStep`. */
export function readApplication(answers: JoinAnswers): OnboardingValues {
  return {
    ...eligibilitySchema.parse(answers),
    ...profileSchema.parse(answers),
    ...interestsSchema.parse(answers),
    isCompleted: true,
  };
}
