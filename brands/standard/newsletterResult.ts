import { pages } from '@podium/brands/active/pages.ts';

const shared = {
  /** The emblem is drawn from this. */
  memo: { title: 'Newsletter', audience: 'everyone' },
  failed: {
    heading: 'No answer',
    text: 'The service could not be reached, or its answer was lost. Please try again.',
    action: 'Try again',
  },
  limited: { heading: 'Not just yet' },
  incomplete: {
    heading: 'Half a link',
    text: 'The address lacks its last part. Open the link in the mail once more, or copy it whole.',
  },
  home: { label: 'Return to Home', href: pages.home.path },
};

/** The pages behind the links in newsletter mails (REQ-NEWS-1). */
export const newsletterResult = {
  confirm: {
    ...shared,
    asking: {
      heading: 'Is this your address?',
      text: 'One press puts it on the list. Do nothing and it is forgotten.',
      action: 'Confirm my address',
    },
    working: 'Confirming...',
    done: { heading: 'You are on the list', text: 'Your address is confirmed.' },
    refused: {
      heading: 'This link has expired',
      text: 'A link works once, for two days. Subscribe again at the foot of the home page and a new one comes.',
    },
  },
  unsubscribe: {
    ...shared,
    asking: {
      heading: 'Leave the list?',
      text: 'One press and nothing more is sent to you. No questions.',
      action: 'Take it off the list',
    },
    working: 'Taking it off...',
    done: { heading: 'Off the list', text: 'Your address is off the list.' },
    refused: {
      heading: 'This link has expired',
      text: 'The list does not know this link. Use the one at the foot of the newest mail.',
    },
  },
};
