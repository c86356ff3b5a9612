import {
  type AmountProblem,
  commitmentProblem,
  eligibilitySchema,
  interestsSchema,
  netWorthProblem,
  type OnboardingValues,
  profileSchema,
} from '@podium/data/schemas/onboarding.ts';
import type { JoinAnswers, JoinStep } from './joinDraft.tsx';

export type JoinField = keyof JoinAnswers;

/** Messages by field, and the messages shown as toasts. */
export interface StepProblems {
  messages: Partial<Record<JoinField, string>>;
  toasts: AmountProblem[];
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
  return step === 2 ? measureAmounts(answers) : null;
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

function measureAmounts(answers: JoinAnswers): StepProblems | null {
  const { minCommitment, netWorth } = profileSchema.parse(answers);
  const problems: StepProblems = { messages: {}, toasts: [] };
  const note = (field: JoinField, problem: AmountProblem | null) => {
    if (!problem) return;
    problems.messages[field] = problem.description;
    problems.toasts.push(problem);
  };
  note('minCommitment', commitmentProblem(minCommitment));
  note('netWorth', netWorthProblem(netWorth));
  return problems.toasts.length > 0 ? problems : null;
}
