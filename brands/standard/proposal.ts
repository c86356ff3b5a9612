import type { ProposalContent } from '@podium/data/schemas/proposal.ts';

/** The words about a speaking inquiry as a proposal with a number. */
export const proposal: ProposalContent = {
  heading: 'Your proposal',
  open: 'not answered yet',
  number: 'Proposal No.\u00a0{number}',
};
