import type { Site } from '@podium/data/schemas/site.ts';

export const site: Site = {
  language: 'en',
  home: [
    'hero',
    'caseStudies',
    'videoTeaser',
    'quickWins',
    'asSeenOn',
    'testimonials',
    'podcast',
    'freeResources',
    'about',
    'speakingCards',
    'calendar',
    'mediaHub',
    'investments',
    'tvSeries',
    'callToAction',
    'contactStrip',
    'onTheRoad',
  ],
};
