import { anchors } from '@podium/data/schemas/site.ts';
import type { Environment } from '../environment.ts';
import { compose } from './compose.ts';
import type { Mail } from './mail.ts';

/** Tells a former subscriber that they are unsubscribed. The database sets the recipient. */
export function newsletterGoodbyeMail(environment: Environment): Omit<Mail, 'to'> {
  const coupon = `${environment.siteUrl}/#${anchors.newsletter}`;
  return compose(
    { subject: 'Your address is off the list' },
    {
      strip: 'memo',
      picture: 'memo',
      note: 'The product memo',
      title: 'Off the list',
      preview: 'No further memo comes to this address.',
      paragraphs: [
        'No further memo comes to this address; this is the last mail about it.',
        'Was it a slip of the thumb? The list takes you back whenever you ask.',
      ],
      button: { label: 'Ask for it again', href: coupon },
      asides: [`Or paste this: ${coupon}`],
      reason: `You get this because this address was taken off the list at ${new URL(environment.siteUrl).host}. Nothing else will come.`,
    },
    environment,
  );
}
