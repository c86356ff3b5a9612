/** Ids of the home page's sections, for REQ-NAV-2 and REQ-ROUTE-6. */
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
