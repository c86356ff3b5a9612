import { newsletterResult as standard } from '../../standard/newsletterResult.ts';

/** Input of the emblem, here and in the mails. */
const memo = { title: 'The product memo', audience: '10,000+' };

/** The pages behind the links in newsletter mails (REQ-NEWS-1). */
export const newsletterResult = {
  confirm: {
    ...standard.confirm,
    memo,
    asking: {
      ...standard.confirm.asking,
      text: 'One press puts it on the list of the product memo. Do nothing and it is forgotten.',
    },
    done: {
      heading: 'In register',
      text: 'Your address is confirmed. The next memo leaves on Thursday morning.',
    },
    refused: { ...standard.confirm.refused, heading: 'This link is spent' },
  },
  unsubscribe: {
    ...standard.unsubscribe,
    memo,
    asking: {
      ...standard.unsubscribe.asking,
      text: 'One press and the product memo comes no more. No questions.',
    },
    done: { heading: 'Off the list', text: 'Your address is off the list. The last memo was the last one.' },
    refused: {
      heading: 'This link is spent',
      text: 'The list does not know this link. Use the one at the foot of the newest memo.',
    },
  },
};
