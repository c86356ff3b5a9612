import type { NewsletterMails } from '@podium/data/schemas/newsletterMails.ts';

/** @param name in a sentence: 'the field notes' */
export function newsletterMailsOf(name: string): NewsletterMails {
  return {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    confirm: {
      subject: `Confirm your address for ${name}`,
      preview: 'Confirm your address to get the next issue.',
      paragraph: `This address was entered to subscribe to ${name}. Open the page behind the button and confirm it there, and you get the next issue. If you do not confirm it, you get none.`,
    },
    welcome: {
      subject: `Welcome to ${name}`,
      preview: 'Your address is confirmed.',
      paragraph: 'Your address is confirmed. You get the next issue, and nothing else.',
    },
    goodbye: {
      preview: 'You get no further issues.',
      paragraphs: [
        'You get no further issues. This is the last mail about it.',
        'If this was a mistake, you can subscribe again at any time.',
      ],
    },
    offer: `You are not subscribed to anything. You can subscribe to ${name} here:`,
  };
}

export const newsletterMails = newsletterMailsOf('the newsletter');
