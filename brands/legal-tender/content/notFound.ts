import { paths } from '../pages.ts';

/** Shown for any other path (REQ-ROUTE-3). */
export const notFound = {
  number: '404',
  heading: 'Oops! Page not found',
  text: 'The two drawings missed each other. Nothing was printed at this address.',
  home: { label: 'Return to Home', href: paths.home },
};
