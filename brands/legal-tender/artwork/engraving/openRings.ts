import type { ProposalAnswers } from '@podium/data/schemas/proposal.ts';

/** The dotted circles of a proposal's open questions, outermost first. */
const circles = [
  { question: 'audience_size', radius: 930 },
  { question: 'budget_range', radius: 660 },
  { question: 'event_type', radius: 340 },
] as const;

/** The radii of the circles whose question is open. */
export function openRings(answers: ProposalAnswers): number[] {
  return circles.filter(({ question }) => !answers[question]).map(({ radius }) => radius);
}
