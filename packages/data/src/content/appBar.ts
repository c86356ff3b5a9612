import { UNREACHABLE } from '../schemas/messages.ts';
import { brand } from './brand.ts';
import { paths } from './paths.ts';

/** The bar of the pages that need an account (specification §2, deals screen; §8, 'Sign out'; issue 6 §5). */
export const appBar = {
  label: 'Account',
  brand: { name: brand.name, href: paths.home },
  note: 'Welcome back',
  account: 'Account',
  signOut: 'Sign Out',
  signingOut: 'Signing out...',
  signedOutToast: { title: 'Signed out', description: 'You have been successfully signed out.' },
  failureToast: { title: 'Sign out failed', description: UNREACHABLE },
};

/** Stands where such a page will be (specification §2, deals screen). */
export const loadingPanel = { label: 'Loading...' };
