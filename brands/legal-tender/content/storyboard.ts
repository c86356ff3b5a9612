import type { StoryboardContent } from '@podium/data/schemas/tvPage.ts';
import { paths } from '../pages.ts';

/** The frames of /tv. `caseStudy` names the deal that they show. */
export const storyboard: StoryboardContent = {
  heading: 'One offer, in eight frames',
  note: 'Nothing is filmed yet. This deal is closed, and each frame is taken from its papers.',
  caseStudy: 'hotel-chain-acquisition',
  labels: { fault: 'The fault', move: 'Move {number}', mistake: 'The mistake', result: 'The sum' },
  action: { label: 'View Case Study', href: paths.contact },
};
