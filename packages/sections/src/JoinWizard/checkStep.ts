import {
  commitmentProblem,
  eligibilitySchema,
  interestsSchema,
  netWorthProblem,
  type OnboardingValues,
  profileSchema,
  type ToastText,
} from '@podium/data/schemas/onboarding';
import type { JoinAnswers, JoinStep } from './joinDraft.tsx';

export type JoinField = keyof JoinAnswers;

/** What is wrong, by field, and what a toast says of it besides. */
export interface StepProblems {
  messages: Partial<Record<JoinField, string>>;
  toasts: ToastText[];
}

/** The fields of each step in the order in which they stand on the page. */
const fieldsOfStep: Record<JoinStep, readonly JoinField[]> = {
  1: ['isAccredited', 'residency'],
  2: ['minCommitment', 'netWorth', 'experience'],
  3: ['interests', 'consent'],
};

/** What keeps the visitor on this step, or null where nothing does (specification §5, join steps 1 to 3). */
export function checkStep(step: JoinStep, answers: JoinAnswers): StepProblems | null {
  const messages = messagesOf(step, answers);
  // Amounts are only measured once every answer is one (specification §4: 'valid … that passes the numeric checks').
  if (Object.keys(messages).length > 0) return { messages, toasts: [] };
  return step === 2 ? measureAmounts(answers) : null;
}

/** The first field of the step that has a message. */
export function firstWrongField(step: JoinStep, messages: StepProblems['messages']): JoinField | undefined {
  return fieldsOfStep[step].find((field) => messages[field] !== undefined);
}

/** The application as it is sent; `checkStep` has let each of its steps pass, else this throws. */
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
  const note = (field: JoinField, problem: ToastText | null) => {
    if (!problem) return;
    problems.messages[field] = problem.description;
    problems.toasts.push(problem);
  };
  note('minCommitment', commitmentProblem(minCommitment));
  note('netWorth', netWorthProblem(netWorth));
  return problems.toasts.length > 0 ? problems : null;
}
