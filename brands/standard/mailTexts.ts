import type { PluralForms } from '@podium/data/schemas/pluralForm.ts';

const counted = (forms: PluralForms) => forms;

/**
 * Texts of all mails. `{host}` is the site's domain, `{site}` its URL, `{link}` a URL, `{name}` the sender's name,
 * `{reference}` eight digits; `{email}` and `{newEmail}` are the addresses of an account.
 */
export const mailTexts = {
  pasteLink: 'Or copy this link: {link}',
  buttonFails: 'If the button does not work, copy this link: {link}',
  goToSite: 'Go to {host}',
  acknowledgement: {
    more: 'Reply to this mail if you want to add something.',
    reason: 'You get this mail because this address was entered at {host}. If that was not you, you can ignore it.',
  },
  toOwner: { reply: 'Reply to {name}', reason: 'Stored before it was sent. Reference {reference}.' },
  contact: {
    kind: 'Message',
    subject: 'Your message arrived',
    title: 'We have received your message',
    promise: 'A person reads it and answers, usually within two working days.',
    owner: {
      subject: '{title}, from {name}',
      titles: {
        general: 'A message',
        speaking: 'A message about speaking',
        media: 'A media request',
        partnership: 'A message about a partnership',
      },
      aside: 'Promised: an answer, usually within two working days.',
    },
  },
  speaking: {
    kind: 'Inquiry',
    subject: 'Your speaking inquiry arrived',
    title: 'We have received your inquiry',
    owner: {
      subject: 'Speaking inquiry from {name}: {title}',
      title: 'An invitation to speak',
      /** `{audience}` is an option of the form. */
      people: '{audience} people',
      aside: 'Promised: an answer within 48 hours.',
    },
  },
  newsletter: {
    confirm: {
      title: 'Confirm your address',
      button: 'Confirm my address',
      limit: 'The link works once, for 48 hours.',
      reason: 'You get this mail because this address was entered at {host}.',
      leave: 'If that was not you, unsubscribe',
    },
    welcome: {
      title: 'You are subscribed',
      reason: 'You get this mail because you confirmed this address at {host}.',
      leave: 'Unsubscribe',
    },
    goodbye: {
      subject: 'You are unsubscribed',
      title: 'You are unsubscribed',
      button: 'Subscribe again',
      reason: 'You get this mail because this address was unsubscribed at {host}.',
    },
  },
  resource: { reason: 'Requested at {host}. If that was not you, you can ignore this mail.' },
  account: {
    note: 'Your account',
    buttonFails: 'If the button does not work, copy this link: {link}',
    limit: 'The link works once, for 24 hours.',
    confirmation: {
      subject: 'Confirm your e-mail address',
      title: 'Confirm your address',
      preview: 'Confirm your address and set a password.',
      paragraph:
        'An account was requested for this address. To open it, confirm the address with the button and set a password.',
      button: 'Confirm my address',
      reason: 'You get this mail because this address was entered at {site}. If that was not you, you can ignore it.',
    },
    recovery: {
      subject: 'Set a new password',
      title: 'Set a new password',
      preview: 'Choose a new password for your account.',
      paragraph:
        'A new password was requested for the account of this address. Choose it with the button. Until then, the old password works.',
      button: 'Choose a new password',
      reason:
        'You get this mail because a new password was requested at {site}. If that was not you, you can ignore it.',
    },
    email_change: {
      subject: 'The e-mail address of your account is to change',
      title: 'Confirm the new address',
      preview: 'Your account gets a new address once both addresses are confirmed.',
      paragraph:
        'The address of your account is to change from {email} to {newEmail}. It changes once both addresses are confirmed. Confirm this one with the button.',
      button: 'Confirm the change',
      reason:
        'You get this mail because a new address was entered at {site}. If that was not you, set a new password there.',
    },
  },
  application: {
    kind: 'Application',
    owner: {
      unnamed: 'an unnamed applicant',
      qualified: {
        subject: 'Investor application from {name}: qualified',
        title: 'A qualified investor',
        aside: 'The deals are open to this account.',
      },
      unqualified: {
        subject: 'Investor application from {name}: not qualified',
        title: 'An application that does not qualify yet',
        aside: 'The deals are closed to this account.',
      },
      facts: {
        name: 'Name',
        email: 'E-mail',
        unmet: 'Not met',
        commitment: 'Commitment',
        experience: 'Experience',
        interests: 'Interests',
        residency: 'Residency',
      },
    },
    qualified: {
      subject: 'Your investor application: the deals are open to you',
      title: 'The deals are open to you',
      preview: 'Your application is complete and meets every condition.',
      risk: 'Targets are not promises. Please read the investment disclaimer first.',
      button: 'See the deals',
    },
    unqualified: {
      subject: 'Your investor application does not open the deals yet',
      title: 'We have received your application',
      complete: 'It is complete, but does not open the deals yet.',
      incomplete: 'It is not complete, and does not open the deals yet.',
      missing: 'What is missing:',
      button: 'Change my answers',
    },
    more: 'Reply to this mail if you want to add something. Please do not send amounts by mail.',
    reason: 'You get this mail because the account of this address sent an application at {host}.',
  },
  /** To the owner. `{count}` is a number. */
  alert: {
    note: 'Alert',
    several: counted({ other: '{count} problems need your attention' }),
    troubles: {
      'dead-mail': {
        title: 'Mail could not be sent',
        what: counted({
          one: 'One mail could not be sent and will not be retried.',
          other: '{count} mails could not be sent and will not be retried.',
        }),
      },
      'late-mail': {
        title: 'Mail is late',
        what: counted({ other: 'Mail has been waiting for more than 15 minutes.' }),
      },
      'silent-worker': {
        title: 'The mail worker does not run',
        what: counted({ other: 'The scheduled worker that sends mail has not run for an hour.' }),
      },
      'failed-retention': {
        title: 'Deleting old data failed',
        what: counted({ other: 'The nightly job that deletes old data failed, or did not run.' }),
      },
      'lead-without-mail': {
        title: 'A form lacks its mails',
        what: counted({
          one: 'What one visitor sent is stored, but a mail about it is missing.',
          other: 'What {count} visitors sent is stored, but mails about it are missing.',
        }),
      },
    },
    sinceToday: 'Since today',
    more: 'For details, in the SQL editor of the project:',
    help: 'What to do is described in docs/operations.md.',
    reason: 'You get this mail because you own the site. There is at most one alert of each kind a day.',
  },
};
