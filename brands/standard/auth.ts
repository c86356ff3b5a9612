import { formatDollars } from '@podium/data/schemas/formatDollars.ts';
import { investorThresholds } from '@podium/data/schemas/investorThresholds.ts';
import { pathOf } from '@podium/data/schemas/site.ts';
import { brand } from '@podium/brands/active/content/brand.ts';
import { pages } from '@podium/brands/active/pages.ts';
import { site } from '@podium/brands/active/site.ts';

const required = formatDollars(investorThresholds.qualifyingCommitment, site.locale);

/** Toast after a sign-up (REQ-AUTH-2). */
const checkYourEmail = {
  title: 'Check your email',
  description: "We've sent you a confirmation link to complete your registration.",
};

/** The page /auth in all its modes (REQ-AUTH-1). `{email}` is the visitor's address. */
export const auth = {
  brand: { name: brand.name, href: pages.home.path },
  loading: 'Loading',
  /** For signed-out visitors of /join and /deals (REQ-AUTH-10). `{path}` is the requested page. */
  redirected: {
    text: 'You were on your way to {path}',
    title: `Three steps. Deals open at ${required}.`,
    steps: [
      { title: 'An account', time: 'here, one minute' },
      { title: 'Three steps', time: 'eligibility, profile, interests: nine minutes' },
      { title: 'Four deals', time: `at once, from a commitment of ${required}` },
    ],
  },
  labels: {
    fullName: 'Full name',
    email: 'E-mail',
    password: 'Password',
    newPassword: 'New password',
    confirmPassword: 'Confirm password',
    code: 'Code of your authenticator app',
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
  backToSignIn: 'Back to Sign In',
  unknownAddress: 'your address',
  fallback: 'The service could not be reached. Please try again.',
  /** The page /auth/confirm (REQ-AUTH-3). Nothing happens before the button is pressed. */
  confirm: {
    asking: {
      signup: {
        heading: 'Is this your address?',
        subtitle: 'One press confirms it; then you set your password. Not you? Close this page, and nothing happens.',
        submit: 'Confirm my address',
      },
      recovery: {
        heading: 'New password',
        subtitle: 'One press, then you choose it. The link works once. Not you? Close this page: the old one stays.',
        submit: 'Choose a password',
      },
      email_change: {
        heading: 'Move the account?',
        subtitle: 'One press says yes for this mailbox. Not you? Close this page, and the address stays.',
        submit: 'Yes, move it',
      },
    },
    submitting: 'One moment...',
    slow: 'This takes longer than usual. Please keep the page open: the link works once.',
    failureTitle: 'The link was not opened',
    password: {
      signup: {
        heading: 'Set your password',
        subtitle: 'For {email}. From now on only this one opens the account.',
        submit: 'Save and sign in',
        submitting: 'Saving...',
        failureTitle: 'The password was not saved',
        successToast: { title: 'Address confirmed', description: 'You are signed in.' },
      },
      recovery: {
        heading: 'New password',
        subtitle: 'For {email}. Every other device is signed out.',
        submit: 'Save password',
        submitting: 'Saving...',
        failureTitle: 'The password was not saved',
        successToast: { title: 'Password saved', description: 'You are signed in with the new one.' },
      },
    },
    leave: 'Not your account? Leave it',
    halfWay: { heading: 'One of two', subtitle: 'Now open the link in the other mailbox.' },
    changed: { heading: 'Address changed', subtitle: 'From now on you sign in with {email}.' },
    expired: {
      heading: 'This link has expired',
      subtitle: 'A link works once, for a day. Leave your address, and a new one comes.',
      submit: 'Send a new link',
      submitting: 'Sending...',
      failureTitle: 'The link was not sent',
    },
    expiredChange: {
      heading: 'This link has expired',
      subtitle: 'A link works once, for a day. Ask for a new one in your account.',
    },
    incomplete: {
      heading: 'Half a link',
      subtitle: 'The address lacks its last part. Open the link in the mail once more, or copy it whole.',
    },
    account: { label: 'To your account', href: pathOf(pages, 'deals') ?? pages.home.path },
  },
};
