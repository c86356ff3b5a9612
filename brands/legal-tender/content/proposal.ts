import type { ProposalContent } from '@podium/data/schemas/proposal.ts';

/** The note beside the inquiry form. The emblem is drawn from the same figures. */
export const proposal = {
  heading: 'Your own note',
  open: 'not cut yet',
  number: 'Proposal No.\u00a0{number}',
  emblem: {
    progress: [
      'Three answers cut it. Leave one out and that ring stays dotted.',
      'One of three rings is cut. The dotted ones are still open.',
      'Two of three rings are cut. The dotted one is still open.',
      'All three rings are cut. The same emblem goes with your inquiry.',
    ],
    parts: {
      audience_size: {
        term: 'Points',
        source: 'from people in the room',
        note: '{answer} in the room',
        figures: { 'under-100': '9', '100-500': '18', '500-1000': '30', '1000-plus': '47' },
      },
      budget_range: {
        term: 'Depth',
        source: 'from budget',
        note: '{answer}',
        figures: { 'under-10k': '0.60', '10k-25k': '0.83', '25k-50k': '1.07', '50k-plus': '1.30' },
      },
      event_type: {
        term: 'Weave',
        source: 'from event type',
        note: '{answer}',
        figures: { panel: '2', workshop: '3', conference: '4', corporate: '5', keynote: '6', other: '8' },
      },
    },
    save: 'Save the emblem (SVG)',
  },
} satisfies ProposalContent;
