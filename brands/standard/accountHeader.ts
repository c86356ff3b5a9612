import { brand } from '@podium/brands/active/content/brand.ts';
import { pages } from '@podium/brands/active/pages.ts';

export const accountHeader = {
  label: 'Account',
  brand: { name: brand.name, href: pages.home.path },
  note: 'Welcome back',
  account: 'Account',
  signOut: 'Sign Out',
  signingOut: 'Signing out...',
  signedOutToast: { title: 'Signed out', description: 'You have been successfully signed out.' },
  failureToast: { title: 'Sign out failed', description: 'The service could not be reached. Please try again.' },
};

export const loadingPanel = { label: 'Loading...' };
