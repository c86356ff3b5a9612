import { mailTexts, newsletterMails } from '@podium/brands/active/content.ts';
import type { Environment } from '../environment.ts';
import { compose } from './compose.ts';
import { fillIn } from './fillIn.ts';
import type { Mail } from './mail.ts';
import { leaveLinks } from './newsletterLinks.ts';

/** Tells a subscriber that the address is confirmed. The database sets the recipient. */
export function newsletterWelcomeMail(unsubscribeToken: string, environment: Environment): Omit<Mail, 'to'> {
  const { welcome: words } = newsletterMails;
  const { welcome: frame } = mailTexts.newsletter;
  const home = `${environment.siteUrl}/`;
  const host = new URL(environment.siteUrl).host;
  const leave = leaveLinks(unsubscribeToken, environment);
  return compose(
    { subject: words.subject, headers: leave.headers },
    {
      strip: 'newsletter',
      picture: 'portrait',
      note: newsletterMails.name,
      title: frame.title,
      preview: words.preview,
      paragraphs: [words.paragraph],
      button: { label: fillIn(mailTexts.goToSite, { host }), href: home },
      asides: [fillIn(mailTexts.pasteLink, { link: home })],
      reason: fillIn(frame.reason, { host }),
      footLink: { label: frame.leave, href: leave.page },
    },
    environment,
  );
}
