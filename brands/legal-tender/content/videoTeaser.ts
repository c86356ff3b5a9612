import type { ContentAction } from '@podium/data/schemas/action.ts';

const action: ContentAction = { label: 'Watch masterclass', reason: 'The recording is not published yet.' };

export const videoTeaser = {
  heading: 'Forty minutes on how a price is really agreed',
  action,
};
