import type { NewsletterMails } from '@podium/data/schemas/newsletterMails.ts';

/** @param name in a sentence: 'the field notes' */
export function newsletterMailsOf(name: string): NewsletterMails {
  return {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    confirm: {
      subject: `Confirm your address for ${name}`,
      preview: 'Press the button and your address is on the list. Do nothing and it is not.',
      paragraph: `Somebody, probably you, asked for ${name}. Open the page behind the button, press once more there, and the next issue comes to you. Do nothing and none ever will.`,
    },
    welcome: {
      subject: `Welcome to ${name}`,
      preview: 'Your address is confirmed.',
      paragraph: 'Your address is confirmed, and the next issue comes to you. Nothing else is sent to you.',
    },
    goodbye: {
      preview: 'No further issue comes to this address.',
      paragraphs: [
        'No further issue comes to this address; this is the last mail about it.',
        'Was it a mistake? The list takes you back whenever you ask.',
      ],
    },
    offer: `You have not been put on any list. You can subscribe to ${name} here:`,
  };
}

export const newsletterMails = newsletterMailsOf('the newsletter');
