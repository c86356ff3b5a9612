import type { ContentAction } from '@podium/data/schemas/action.ts';

const action: ContentAction = { label: 'Watch masterclass' };

/** The action has no `href` yet (REQ-HOME-2). */
export const videoTeaser = {
  heading: 'Forty minutes on how a price is really agreed',
  action,
};
