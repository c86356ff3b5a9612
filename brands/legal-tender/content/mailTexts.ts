import { mailTexts as standard } from '../../standard/mailTexts.ts';

const { account, alert, application, contact, newsletter, speaking } = standard;
const { troubles } = alert;

export const mailTexts: typeof standard = {
  ...standard,
  pasteLink: 'Or paste this: {link}',
  buttonFails: 'Button asleep? Paste this: {link}',
  acknowledgement: {
    more: 'Answer this mail if you want to add something; it goes to the same desk.',
    reason: 'You get this because this address was typed at {host}. Not you? Ignore it, and nothing else will come.',
  },
  contact: { ...contact, title: 'Your message is on the desk' },
  speaking: { ...speaking, title: 'Your inquiry is on the desk' },
  newsletter: {
    confirm: {
      ...newsletter.confirm,
      title: 'Is this your address?',
      reason: 'You get this because this address was typed at {host}.',
      leave: 'Not you? Take it off the list',
    },
    welcome: {
      title: 'You are on the list',
      reason:
        'You get this because you confirmed this address at {host}. One click takes it off the list, today or in ten years.',
      leave: 'Take it off the list',
    },
    goodbye: {
      subject: 'Your address is off the list',
      title: 'Off the list',
      button: 'Ask for it again',
      reason: 'You get this because this address was taken off the list at {host}. Nothing else will come.',
    },
  },
  resource: { reason: 'Requested at {host}. Not you? Ignore this and nothing else will come.' },
  account: {
    ...account,
    buttonFails: 'If the button does not work, paste this: {link}',
    confirmation: {
      ...account.confirmation,
      title: 'Is this your address?',
      preview: 'One press, a password, and your account is open.',
      paragraph:
        'Somebody, probably you, asked for an account with this address. Press the button, set your password, and you are signed in.',
      reason: 'You get this because this address was typed at {site}. Not you? Ignore it, and nothing else will come.',
    },
    recovery: {
      ...account.recovery,
      title: 'A new password',
      preview: 'One press, and you choose a new one.',
      paragraph:
        'Somebody, probably you, cannot get into the account of this address any more. Press the button and choose a new password. Until then the old one works.',
      reason: 'You get this because a new password was asked for at {site}. Not you? Ignore it, and nothing changes.',
    },
    email_change: {
      ...account.email_change,
      title: 'A new address',
      preview: 'One press, and your account moves to it.',
      paragraph:
        'The account of {email} is to move to {newEmail}. It moves once both addresses have said yes; this button is the yes of this one.',
      button: 'Yes, move it',
      reason:
        'You get this because a new address was typed at {site}. Not you? Ignore it, and choose a new password there.',
    },
  },
  application: {
    ...application,
    qualified: {
      ...application.qualified,
      risk: 'Targets are targets. Read the investment disclaimer before you read anything else.',
    },
    unqualified: {
      ...application.unqualified,
      title: 'Your application arrived',
      complete: 'It is complete, and does not open the deals yet.',
    },
    more: 'Answer this mail if you want to add something. Please send no figures of your own by mail.',
    reason: 'You get this because the account of this address sent an application at {host}.',
  },
  alert: {
    ...alert,
    several: { other: '{count} things need you' },
    troubles: {
      ...troubles,
      'dead-mail': {
        title: 'Mail was given up',
        what: {
          one: 'One mail was given up and will not be sent by itself.',
          other: '{count} mails were given up and will not be sent by themselves.',
        },
      },
      'late-mail': { ...troubles['late-mail'], title: 'Mail waits' },
      'failed-retention': {
        title: 'Retention failed',
        what: { other: 'The nightly job that deletes what is past its time failed, or did not run.' },
      },
      'lead-without-mail': {
        title: 'A lead lacks its mails',
        what: {
          one: 'One lead is stored, but a mail about it was never settled.',
          other: '{count} leads are stored, but mails about them were never settled.',
        },
      },
    },
    more: 'More in the SQL editor of the project:',
    help: 'What to do stands in docs/operations.md.',
    reason: 'You get this because you own the site. An alert of one kind comes at most once a day.',
  },
};
