import type { ContentAction } from '@podium/data/schemas/action.ts';

const action: ContentAction = { label: 'Watch masterclass', reason: 'The recording is not published yet.' };

export const videoTeaser = { heading: 'Forty\u00a0minutes on how a price is really agreed', action };
