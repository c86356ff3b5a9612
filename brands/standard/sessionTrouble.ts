/** Shown on /auth, /join and /deals if the service does not respond (REQ-ROUTE-7). */
export const sessionTrouble = {
  /** A session is stored, but the auth service does not respond to its refresh. */
  unknown: {
    heading: 'No answer yet',
    text: 'The service that renews your session does not answer. You stay signed in on this device.',
    retry: 'Try again',
  },
  /** The service responded while `unknown` was shown. */
  late: { heading: 'You are signed in', text: 'The service has answered.', retry: 'Go on' },
  ended: {
    heading: 'Your session has ended',
    text: 'The service has answered. Please sign in again.',
    retry: 'Sign In',
  },
  application: {
    heading: 'Your application did not load',
    text: 'What you sent is safe, and nothing has changed. Please try again.',
    retry: 'Try again',
  },
};
