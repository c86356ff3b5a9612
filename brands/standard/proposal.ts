import type { ProposalContent } from '@podium/data/schemas/proposal.ts';

export const proposal: ProposalContent = {
  heading: 'Your proposal',
  open: 'not answered yet',
  number: 'Proposal No.\u00a0{number}',
};
