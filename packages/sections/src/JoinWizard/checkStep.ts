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
  messages: Partial<Record<JoinField, string>>;
  toasts: { title: string; description: string }[];
}

/** The fields of each step, in display order. */
const fieldsOfStep: Record<JoinStep, readonly JoinField[]> = {
  1: ['isAccredited', 'residency'],
  2: ['minCommitment', 'netWorth', 'experience'],
  3: ['interests', 'consent'],
};

/** The problems of this step, or null if there are none (REQ-FORM-1). */
export function checkStep(step: JoinStep, answers: JoinAnswers): StepProblems | null {
  const messages = messagesOf(step, answers);
  // Minimums are only checked once every answer is valid.
  if (Object.keys(messages).length > 0) return { messages, toasts: [] };
  const problems = step === 2 ? amountProblems(profileSchema.parse(answers)) : [];
  if (problems.length === 0) return null;
  return {
    messages: Object.fromEntries(problems.map(({ field, toast }) => [field, toast.description])),
    toasts: problems.map(({ toast }) => toast),
  };
}

export function firstWrongField(step: JoinStep, messages: StepProblems['messages']): JoinField | undefined {
  return fieldsOfStep[step].find((field) => messages[field] !== undefined);
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

function messagesOf(step: JoinStep, answers: JoinAnswers): StepProblems['messages'] {
  const schema = { 1: eligibilitySchema, 2: profileSchema, 3: interestsSchema }[step];
  const checked = schema.safeParse(answers);
  const messages: StepProblems['messages'] = {};
  for (const issue of checked.error?.issues ?? []) {
    const field = fieldsOfStep[step].find((name) => name === issue.path[0]);
    if (field) messages[field] ??= issue.message;
  }
  return messages;
}
