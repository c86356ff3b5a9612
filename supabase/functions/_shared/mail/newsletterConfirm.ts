import { newsletterMails, pages } from '@podium/brands/active/content.ts';
import type { Environment } from '../environment.ts';
import { compose } from './compose.ts';
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
  const leave = leaveLinks(tokens.unsubscribe, environment);
  return compose(
    { to: email, subject: words.subject, headers: leave.headers },
    {
      strip: 'newsletter',
      picture: 'newsletter',
      note: newsletterMails.name,
      title: 'Is this your address?',
      preview: words.preview,
      paragraphs: [words.paragraph],
      button: { label: 'Confirm my address', href: confirmLink },
      asides: [`Button asleep? Paste this: ${confirmLink}`, 'The link works once, for 48 hours.'],
      reason: `You get this because this address was typed at ${new URL(environment.siteUrl).host}.`,
      footLink: { label: 'Not you? Take it off the list', href: leave.page },
    },
    environment,
  );
}
