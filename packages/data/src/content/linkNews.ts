/** Toasts that say what a mailed link did. */
export const linkNews = {
  'email-half-changed': { title: 'One of two', description: 'Now open the link in the other mailbox.' },
  'email-changed': { title: 'Address changed', description: 'From now on you sign in with the new one.' },
  'confirmed-elsewhere': { title: 'Address confirmed', description: 'Sign in here with your password.' },
};

/** The same for a link that does not work any more. */
export const linkProblem = {
  title: 'This link has expired',
  description: 'A link works once, for a day. Please ask for a new one.',
};
