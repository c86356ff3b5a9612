import { pages } from '@podium/brands/active/pages.ts';

/** Shown for any other path (REQ-ROUTE-3). */
export const notFound = {
  number: '404',
  heading: 'Oops! Page not found',
  text: 'There is no page at this address.',
  home: { label: 'Return to Home', href: pages.home.path },
};
