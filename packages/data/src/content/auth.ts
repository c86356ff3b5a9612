import { UNREACHABLE } from '../schemas/messages.ts';
import { brand } from './brand.ts';
import { paths } from './paths.ts';

/** Specification §8, 'Sign-up success'. */
const checkYourEmail = {
  title: 'Check your email',
  description: "We've sent you a confirmation link to complete your registration.",
};

/** The page /auth in all its modes (specification §2, §4, §8; rulings, 'Added by us'). `{email}` is the visitor's address. */
export const auth = {
  brand: { name: brand.name, href: paths.home },
  loading: 'Loading',
  labels: {
    fullName: 'Full name',
    email: 'E-mail',
    password: 'Password',
    newPassword: 'New password',
    confirmPassword: 'Confirm password',
  },
  passwordHint: 'Six characters or more. A sentence is better.',
  signIn: {
    heading: 'Sign In',
    subtitle: 'Welcome back',
    submit: 'Sign In',
    submitting: 'Signing in...',
    failureTitle: 'Sign in failed',
    forgot: 'Forgot password?',
    toggle: 'New here? Create Account',
  },
  signUp: {
    heading: 'Create Account',
    subtitle: 'Join the elite',
    submit: 'Create Account',
    submitting: 'Creating account...',
    failureTitle: 'Sign up failed',
    toggle: 'Already have an account? Sign In',
    successToast: checkYourEmail,
  },
  confirmation: {
    text: 'A link waits in the mail to {email}. Open it once and the account is yours.',
    resend: 'Send the link again',
    resending: 'Sending...',
    resentToast: checkYourEmail,
    failureTitle: 'The link was not sent',
  },
  resetRequest: {
    heading: 'Forgot password?',
    subtitle: 'Leave your address. If there is an account, a link arrives; it works for a day.',
    submit: 'Send the link',
    submitting: 'Sending...',
    failureTitle: 'The link was not sent',
  },
  checkEmail: {
    heading: 'Check your email',
    subtitle: 'If there is an account for {email}, a link is on its way. It works once, for a day.',
    again: 'Use another address',
  },
  reset: {
    heading: 'New password',
    subtitle: 'For {email}.',
    submit: 'Save password',
    submitting: 'Saving...',
    failureTitle: 'The password was not saved',
    abandon: 'Keep the old password',
    successToast: { title: 'Password saved', description: 'You are signed in with the new one.' },
  },
  linkExpired: {
    heading: 'This link has expired',
    subtitle:
      'A link works once, for a day. Leave your address and a new confirmation link comes; for a new password, ask again from the sign-in form.',
    submit: 'Send a new link',
    submitting: 'Sending...',
    failureTitle: 'The link was not sent',
  },
  backToSignIn: 'Back to Sign In',
  unknownAddress: 'your address',
  fallback: UNREACHABLE,
};
