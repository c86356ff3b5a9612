import type { Experience, Residency } from '@podium/data/schemas/onboarding.ts';
import { parseDollars } from '@podium/data/schemas/dollars.ts';
import { formatDollars } from '@podium/data/schemas/formatDollars.ts';
import type { JoinDraft, JoinStep } from './joinDraft.tsx';

/** Text for the one-line summary of each step. */
export interface SummaryContent {
  accredited: string;
  notAccredited: string;
  experienceLevels: Record<Experience, string>;
  residencies: Record<Residency, string>;
  /** Shown for a step that is not completed, by step. */
  expectations: readonly [string, string, string];
}

/** One line per step: the answers of a completed step, else what it requires. */
export function summarize(
  step: JoinStep,
  { step: current, answers }: JoinDraft,
  content: SummaryContent,
  locale?: string,
): string {
  if (step >= current || step === 3) return content.expectations[step - 1] ?? '';
  if (step === 1) {
    const status = answers.isAccredited === 'yes' ? content.accredited : content.notAccredited;
    return `${status}, ${content.residencies[answers.residency as Residency]}`;
  }
  const commitment = parseDollars(answers.minCommitment) ?? 0;
  const experience = answers.experience && content.experienceLevels[answers.experience];
  return `${formatDollars(commitment, locale)}, ${experience}`;
}
