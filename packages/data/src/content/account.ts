import { UNREACHABLE } from '../schemas/messages.ts';

/**
 * The dialog behind 'Account' (issue 6 §5). `{email}` is the address that was typed, `{present}` the one that the account
 * has.
 */
export const account = {
  heading: 'Account',
  close: 'Close',
  tabsLabel: 'Account',
  tabs: { password: 'Password', email: 'E-mail', data: 'My data', deletion: 'Delete' },
  /** Said when a refusal brings no sentence of its own. */
  fallback: UNREACHABLE,
  password: {
    labels: { currentPassword: 'Present password', password: 'New password', confirmPassword: 'Confirm password' },
    hint: 'Six characters or more. A sentence is better.',
    submit: 'Change password',
    submitting: 'Changing...',
    failureTitle: 'The password was not changed',
    successToast: { title: 'Password changed', description: 'Every other device is signed out.' },
  },
  email: {
    note: 'A link goes to each of the two addresses. The account moves once both have been opened.',
    label: 'New e-mail',
    submit: 'Send the links',
    submitting: 'Sending...',
    failureTitle: 'The links were not sent',
    sent: 'If {email} is free, a link is on its way to it, and another one to {present}. Open both within a day.',
  },
  data: {
    note: 'Everything that is stored under {present}, in the words of the database.',
    loading: 'Loading',
    failure: 'Your data could not be fetched.',
    retry: 'Try again',
    download: 'Download as JSON',
    empty: 'Nothing is stored.',
    nothing: '–',
    yes: 'yes',
    no: 'no',
    /** Names of the tables; one that has none here is shown by its own. */
    tables: {
      account: 'Account',
      sessions: 'Sessions',
      profiles: 'Profile',
      investor_onboarding: 'Investor application',
      newsletter_subscribers: 'Newsletter',
      newsletter_links: 'Links in newsletter mails',
      resource_downloads: 'Resource requests',
      speaking_inquiries: 'Speaking inquiries',
      contact_messages: 'Messages',
      mail_outbox: 'Mails',
    },
  },
  deletion: {
    note: 'With the account go its application, the newsletter and everything that was sent under {present}. Nobody can bring it back.',
    open: 'Delete account',
    question: 'Delete this account?',
    warning: 'Everything that is stored under {present} is erased, at once and for good.',
    label: 'Present password',
    keep: 'Keep the account',
    submit: 'Delete for good',
    submitting: 'Deleting...',
    failureTitle: 'The account was not deleted',
    doneToast: { title: 'Account deleted', description: 'Nothing of it is left here.' },
  },
};
