/** Ids of the home page's sections: the only place where they are spelled (specification §2). */
export const anchors = {
  hero: 'hero',
  about: 'about',
  speaking: 'speaking',
  calendar: 'calendar',
  media: 'media',
  investments: 'investments',
  tvSeries: 'tv-series',
  contact: 'contact',
  newsletter: 'newsletter',
} as const;
export type Anchor = (typeof anchors)[keyof typeof anchors];
