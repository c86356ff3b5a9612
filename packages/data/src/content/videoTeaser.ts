import type { ContentAction } from '../schemas/action.ts';

const action: ContentAction = { label: 'Watch masterclass' };

/** The house seen from the stage, and a talk that is not out yet (specification §2, 'Buttons with no action'). */
export const videoTeaser = {
  heading: 'Forty minutes on how a price is really agreed',
  action,
};
