/** The language of the site, and the sections of the home page in order. */
export const site = {
  language: 'en',
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
  ],
};
