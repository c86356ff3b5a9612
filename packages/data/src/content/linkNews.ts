/** Toasts that say what a mailed link did. */
export const linkNews = {
  'email-half-changed': { title: 'One of two', description: 'Now open the link in the other mailbox.' },
  'email-changed': { title: 'Address changed', description: 'From now on you sign in with the new one.' },
  'confirmed-elsewhere': { title: 'Address confirmed', description: 'Sign in here with your password.' },
};
