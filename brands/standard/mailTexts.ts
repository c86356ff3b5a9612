/**
 * Words of the mails to visitors, and of those to the owner about a message or an inquiry. `{host}` is the site's
 * domain, `{link}` an address, `{name}` the sender's name, `{reference}` eight digits.
 */
export const mailTexts = {
  pasteLink: 'Or paste this: {link}',
  buttonFails: 'Button asleep? Paste this: {link}',
  goToSite: 'Go to {host}',
  acknowledgement: {
    more: 'Answer this mail if you want to add something; it goes to the same desk.',
    reason: 'You get this because this address was typed at {host}. Not you? Ignore it, and nothing else will come.',
  },
  toOwner: { reply: 'Reply to {name}', reason: 'Stored before it was sent. Reference {reference}.' },
  contact: {
    kind: 'Message',
    subject: 'Your message arrived',
    title: 'Your message is on the desk',
    owner: {
      subject: '{title}, from {name}',
      titles: {
        general: 'A message',
        speaking: 'A message about speaking',
        media: 'A media request',
        partnership: 'A message about a partnership',
      },
      aside: 'Promised: an answer as soon as possible.',
    },
  },
  speaking: {
    kind: 'Inquiry',
    subject: 'Your speaking inquiry arrived',
    title: 'Your inquiry is on the desk',
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
      title: 'Is this your address?',
      button: 'Confirm my address',
      limit: 'The link works once, for 48 hours.',
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
};
