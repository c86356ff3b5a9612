import { paths } from './paths.ts';

/** Any other path (specification §2). */
export const notFound = {
  numeral: '404',
  title: 'Oops! Page not found',
  text: 'The two plates missed each other. Nothing was printed at this address.',
  action: { label: 'Return to Home', href: paths.home },
};
