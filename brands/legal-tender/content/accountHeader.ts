import { UNREACHABLE } from '@podium/data/schemas/messages.ts';
import { brand } from './brand.ts';
import { paths } from '../pages.ts';

/** Header of the pages that need an account. */
export const accountHeader = {
  label: 'Account',
  brand: { name: brand.name, href: paths.home },
  note: 'Welcome back',
  account: 'Account',
  signOut: 'Sign Out',
  signingOut: 'Signing out...',
  signedOutToast: { title: 'Signed out', description: 'You have been successfully signed out.' },
  failureToast: { title: 'Sign out failed', description: UNREACHABLE },
};

/** Placeholder while such a page loads. */
export const loadingPanel = { label: 'Loading...' };
