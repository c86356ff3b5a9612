import { useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { type ProposalAnswers, proposalQuestions } from '@podium/data/schemas/proposal.ts';
import type { SpeakingInquiry, SpeakingInquiryInput } from '@podium/data/schemas/speakingInquiry.ts';

export type InquiryControl = Control<SpeakingInquiryInput, unknown, SpeakingInquiry>;

/** The current answers to the questions of the emblem, and the number of answers. */
export function useProposalAnswers(control: InquiryControl) {
  const [audience_size, budget_range, event_type] = useWatch({ control, name: proposalQuestions });
  const answers = useMemo(
    // The form only offers the values of the schema.
    () => ({ audience_size, budget_range, event_type }) as ProposalAnswers,
    [audience_size, budget_range, event_type],
  );
  const count = Object.values(answers).filter(Boolean).length as 0 | 1 | 2 | 3;
  return { answers, count };
}
