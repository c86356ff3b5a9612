import { experienceOptions } from '@podium/data/schemas/onboarding';
import { formatDollars, parseDollars } from '@podium/data/schemas/limits';
import type { JoinDraft, JoinStep } from './joinDraft.tsx';

/** Words for one line about each step. */
export interface SummaryContent {
  accredited: string;
  notAccredited: string;
  /** What a step asks for while it is not answered yet; by step. */
  expectations: readonly [string, string, string];
}

/** One line about a step: the answers of one that is behind, else what it asks for. */
export function summarize(step: JoinStep, { step: current, answers }: JoinDraft, content: SummaryContent): string {
  if (step >= current || step === 3) return content.expectations[step - 1] ?? '';
  if (step === 1) {
    const status = answers.isAccredited === 'yes' ? content.accredited : content.notAccredited;
    return `${status}, ${answers.residency}`;
  }
  const commitment = parseDollars(answers.minCommitment) ?? 0;
  const experience = experienceOptions.find(({ value }) => value === answers.experience)?.label ?? '';
  return `${formatDollars(commitment)}, ${experience}`;
}
