import { proposalQuestions, type ProposalAnswers } from '@podium/data/schemas/proposal.ts';

/** Radii of the dotted circles that stand for the rings of a proposal, the outermost first. */
const radii = [930, 660, 340] as const;

/** The radii of the circles whose question is open. */
export function openRings(answers: ProposalAnswers): number[] {
  return radii.filter((_, index) => !answers[proposalQuestions[index] ?? 'event_type']);
}
