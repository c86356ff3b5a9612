import { mailTexts, newsletterMails } from '@podium/brands/active/content.ts';
import { anchors } from '@podium/data/schemas/site.ts';
import type { Environment } from '../environment.ts';
import { compose } from './compose.ts';
import { fillIn } from './fillIn.ts';
import type { Mail } from './mail.ts';

/** Tells a former subscriber that they are unsubscribed. The database sets the recipient. */
export function newsletterGoodbyeMail(environment: Environment): Omit<Mail, 'to'> {
  const form = `${environment.siteUrl}/#${anchors.newsletter}`;
  const { goodbye: frame } = mailTexts.newsletter;
  return compose(
    { subject: frame.subject },
    {
      strip: 'newsletter',
      picture: 'newsletter',
      note: newsletterMails.name,
      title: frame.title,
      preview: newsletterMails.goodbye.preview,
      paragraphs: [...newsletterMails.goodbye.paragraphs],
      button: { label: frame.button, href: form },
      asides: [fillIn(mailTexts.pasteLink, { link: form })],
      reason: fillIn(frame.reason, { host: new URL(environment.siteUrl).host }),
    },
    environment,
  );
}
