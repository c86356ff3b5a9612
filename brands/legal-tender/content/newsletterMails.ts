import type { NewsletterMails } from '@podium/data/schemas/newsletterMails.ts';

export const newsletterMails: NewsletterMails = {
  name: 'The product memo',
  confirm: {
    subject: 'Confirm your address for the product memo',
    preview: 'Press the button and the memo comes once a week. Do nothing and it does not.',
    paragraph:
      'Somebody, probably you, asked for the weekly memo. Open the page behind the button, press once more there, and the next one comes to you. Do nothing and none ever will.',
  },
  welcome: {
    subject: 'Welcome to the product memo',
    preview: 'Your address is confirmed. The next memo comes on Thursday morning.',
    paragraph:
      'Your address is confirmed. The next memo comes on Thursday morning: one deal idea, with the arithmetic. Nothing else is sent to you.',
  },
  goodbye: {
    preview: 'No further memo comes to this address.',
    paragraphs: [
      'No further memo comes to this address; this is the last mail about it.',
      'Was it a slip of the thumb? The list takes you back whenever you ask.',
    ],
  },
  offer: 'You have not been put on any list. The weekly memo is a press away:',
};
