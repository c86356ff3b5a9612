import { UNREACHABLE } from '../schemas/messages.ts';
import { brand } from './brand.ts';
import { paths } from './paths.ts';

const shared = {
  label: 'Account',
  brand: { name: brand.name, href: paths.home },
  signOut: 'Sign Out',
  signingOut: 'Signing out...',
  signedOutToast: { title: 'Signed out', description: 'You have been successfully signed out.' },
  failureToast: { title: 'Sign out failed', description: UNREACHABLE },
};

/** The bars of the pages that need an account (specification §2, deals screen; §8, 'Sign out'). */
export const appBars = {
  deals: { ...shared, note: 'Welcome back' },
  join: { ...shared, note: 'Investor application' },
};

/** Stands where such a page will be (specification §2, deals screen). */
export const loadingPanel = { label: 'Loading...' };
