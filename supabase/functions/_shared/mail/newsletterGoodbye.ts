import { newsletterMails } from '@podium/brands/active/content.ts';
import { anchors } from '@podium/data/schemas/site.ts';
import type { Environment } from '../environment.ts';
import { compose } from './compose.ts';
import type { Mail } from './mail.ts';

/** Tells a former subscriber that they are unsubscribed. The database sets the recipient. */
export function newsletterGoodbyeMail(environment: Environment): Omit<Mail, 'to'> {
  const form = `${environment.siteUrl}/#${anchors.newsletter}`;
  return compose(
    { subject: 'Your address is off the list' },
    {
      strip: 'newsletter',
      picture: 'newsletter',
      note: newsletterMails.name,
      title: 'Off the list',
      preview: newsletterMails.goodbye.preview,
      paragraphs: [...newsletterMails.goodbye.paragraphs],
      button: { label: 'Ask for it again', href: form },
      asides: [`Or paste this: ${form}`],
      reason: `You get this because this address was taken off the list at ${new URL(environment.siteUrl).host}. Nothing else will come.`,
    },
    environment,
  );
}
