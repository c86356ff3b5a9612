import type { Site } from '@podium/data/schemas/site.ts';

export const site: Site = {
  locale: 'en-GB',
  /** The sections of the home page in order. Leave out what you do not need. */
  home: [
    'hero',
    'quickWins',
    'about',
    'testimonials',
    'speakingCards',
    'podcast',
    'mediaHub',
    'calendar',
    'callToAction',
    'contactStrip',
    'onTheRoad',
  ],
};
