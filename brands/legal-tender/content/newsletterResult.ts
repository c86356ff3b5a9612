import { paths } from '../pages.ts';

const shared = {
  /** The emblem is drawn from this, here and in the mails. */
  memo: { title: 'The product memo', audience: '10,000+' },
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
  home: { label: 'Return to Home', href: paths.home },
};

/** The pages behind the links in newsletter mails (REQ-NEWS-1). */
export const newsletterResult = {
  confirm: {
    ...shared,
    asking: {
      heading: 'Is this your address?',
      text: 'One press puts it on the list of the product memo. Do nothing and it is forgotten.',
      action: 'Confirm my address',
    },
    working: 'Confirming...',
    done: { heading: 'In register', text: 'Your address is confirmed. The next memo leaves on Thursday morning.' },
    refused: {
      heading: 'This link is spent',
      text: 'A link works once, for two days. Subscribe again at the foot of the home page and a new one comes.',
    },
  },
  unsubscribe: {
    ...shared,
    asking: {
      heading: 'Leave the list?',
      text: 'One press and the product memo comes no more. No questions.',
      action: 'Take it off the list',
    },
    working: 'Taking it off...',
    done: { heading: 'Off the list', text: 'Your address is off the list. The last memo was the last one.' },
    refused: {
      heading: 'This link is spent',
      text: 'The list does not know this link. Use the one at the foot of the newest memo.',
    },
  },
};
