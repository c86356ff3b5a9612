import { brand } from '@podium/brands/active/content/brand.ts';

export const secondFactor = {
  heading: 'Enter your code',
  subtitle: 'Your account asks for the code of your authenticator app as well.',
  label: 'Code',
  hint: 'Six digits. Each code works once; a new one comes every 30 seconds.',
  submit: 'Continue',
  submitting: 'Checking...',
  failureTitle: 'Sign in failed',
  lostDevice: `Lost the device? Write to ${brand.mailboxes.owner} from your account’s address.`,
  leave: 'Use another account',
  fallback: 'The service could not be reached. Please try again.',
};
