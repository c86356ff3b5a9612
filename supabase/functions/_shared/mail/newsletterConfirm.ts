import { mailTexts, newsletterMails, pages } from '@podium/brands/active/content.ts';
import type { Environment } from '../environment.ts';
import { compose } from './compose.ts';
import { fillIn } from './fillIn.ts';
import type { Mail } from './mail.ts';
import { leaveLinks } from './newsletterLinks.ts';

/** Asks the recipient to confirm the address. Contains nothing that another person could have typed. */
export function newsletterConfirmMail(
  email: string,
  tokens: { confirm: string; unsubscribe: string },
  environment: Environment,
): Mail {
  const confirmLink = `${environment.siteUrl}${pages.newsletterConfirm.path}?token=${tokens.confirm}`;
  const { confirm: words } = newsletterMails;
  const { confirm: frame } = mailTexts.newsletter;
  const leave = leaveLinks(tokens.unsubscribe, environment);
  return compose(
    { to: email, subject: words.subject, headers: leave.headers },
    {
      strip: 'newsletter',
      picture: 'newsletter',
      note: newsletterMails.name,
      title: frame.title,
      preview: words.preview,
      paragraphs: [words.paragraph],
      button: { label: frame.button, href: confirmLink },
      asides: [fillIn(mailTexts.buttonFails, { link: confirmLink }), frame.limit],
      reason: fillIn(frame.reason, { host: new URL(environment.siteUrl).host }),
      footLink: { label: frame.leave, href: leave.page },
    },
    environment,
  );
}
