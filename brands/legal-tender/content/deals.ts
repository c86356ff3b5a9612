import { dealCategoryLabels, dealRiskLabels } from '../../standard/answerLabels.ts';
import { paths } from '../pages.ts';

/** Texts around the deals. The deals themselves come from the database (REQ-DEAL-3). */
export const deals = {
  heading: 'EXCLUSIVE INVESTMENT DEALS',
  badge: 'Qualified Investor',
  emblemNote: 'This emblem is yours. It is drawn from your application; change an answer and it is drawn anew.',
  filterLabel: 'Category',
  listLabel: 'Deals',
  matches: { one: 'deal', other: 'deals' },
  card: {
    categories: dealCategoryLabels,
    risk: 'Risk',
    risks: dealRiskLabels,
    minInvestment: 'Min Investment',
    targetReturn: 'Target Return',
    term: 'Term',
    spotsLeft: 'Spots Left',
    viewDetails: 'View Details',
  },
  details: { title: 'Deal details coming soon', close: 'Close' },
  loading: 'Loading...',
  empty: { text: 'No deals available in this category at the moment.', showAll: 'Show all deals' },
  failed: { text: 'The deals did not arrive. Nothing is wrong with your account.', retry: 'Try again' },
  note: [
    'Targets are targets. Read the ',
    { label: 'investment disclaimer', href: paths.investmentDisclaimer },
    ' before you read anything else.',
  ],
} as const;

/** For qualified investors without a second factor, if the owner requires one (REQ-AUTH-7). */
export const secondFactorRequired = {
  heading: 'One step left',
  text: 'You qualify. The deals are shown to accounts with two-step sign-in, which asks for the code of an authenticator app as well. Setting it up takes a minute.',
  setUp: 'Set up two-step sign-in',
  home: { label: 'Back to Home', href: paths.home },
} as const;
