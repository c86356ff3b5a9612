import type { Site } from '@podium/data/schemas/site.ts';

export const site: Site = {
  // American for dates as 'May 21-23, 2026' and prices as '$5K'.
  locale: 'en-US-u-fw-mon',
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
