import { fnv1a } from './fnv1a.ts';
import { audienceSizes, budgetRanges, eventTypes, type SpeakingInquiry } from './speakingInquiry.ts';

/** The questions of a speaking inquiry whose answers determine its emblem, outermost ring first. */
export const proposalQuestions = ['audience_size', 'budget_range', 'event_type'] as const;
export type ProposalQuestion = (typeof proposalQuestions)[number];

/** The answers to them; '' for none. */
export type ProposalAnswers = Pick<SpeakingInquiry, ProposalQuestion>;

/** What the answer to a question determines in the emblem. */
export interface ProposalPart<Answer extends string> {
  /** 'Points' */
  term: string;
  /** Without an answer: 'from people in the room'. */
  source: string;
  /** With an answer: '{answer} in the room'. */
  note: string;
  figures: Record<Answer, string>;
}

/** Texts of a speaking inquiry's number and emblem. */
export interface ProposalContent {
  heading: string;
  open: string;
  /** `{number}` has six digits. */
  number: string;
  /** Absent if the brand draws no emblem. */
  emblem?: {
    /** One text for each number of answers, 0 to 3. */
    progress: readonly [string, string, string, string];
    parts: { [Question in ProposalQuestion]: ProposalPart<Exclude<ProposalAnswers[Question], ''>> };
    /** Label of the button that saves the emblem as a file. */
    save: string;
  };
}

/**
 * The number of a proposal: six digits in two groups. Page and function compute it from the submitted fields, so it
 * need not be sent. It is not unique.
 */
export function proposalNumber({ email, message }: Pick<SpeakingInquiry, 'email' | 'message'>): string {
  const digits = String(fnv1a(`${email}\n${message}`) % 1_000_000).padStart(6, '0');
  return `${digits.slice(0, 3)}\u00a0${digits.slice(3)}`;
}

export function everyProposal(): ProposalAnswers[] {
  return (['', ...audienceSizes] as const).flatMap((audience_size) =>
    (['', ...budgetRanges] as const).flatMap((budget_range) =>
      (['', ...eventTypes] as const).map((event_type) => ({ audience_size, budget_range, event_type })),
    ),
  );
}
