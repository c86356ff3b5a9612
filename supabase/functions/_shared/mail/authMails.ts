import { mailTexts, pages } from '@podium/brands/active/content.ts';
import { pathOf } from '@podium/data/schemas/site.ts';
import { fillIn } from './fillIn.ts';
import { type MailContent, mailHtml } from './layout.ts';

const { account } = mailTexts;

/** Filled in by the auth service (Go templates). Omits the name from sign-up: another person may have typed it. */
const SITE = '{{ .SiteURL }}';

/** The page whose button posts the token: mail scanners that open links change nothing (REQ-AUTH-3). */
function linkOf(type: 'signup' | 'recovery' | 'email_change'): string {
  return `${SITE}${pathOf(pages, 'authConfirm') ?? '/auth/confirm'}?token_hash={{ .TokenHash }}&type=${type}`;
}

/** A mail of the auth service and its subject in `config.toml`. */
function accountMail(
  { subject, paragraph, button, reason, ...words }: (typeof account)['confirmation'],
  type: Parameters<typeof linkOf>[0],
): { subject: string; content: MailContent } {
  const link = linkOf(type);
  const content: MailContent = {
    ...words,
    strip: 'inquiry',
    picture: 'desk',
    note: account.note,
    paragraphs: [fillIn(paragraph, { email: '{{ .Email }}', newEmail: '{{ .NewEmail }}' })],
    button: { label: button, href: link },
    asides: [fillIn(account.buttonFails, { link }), account.limit],
    reason: fillIn(reason, { site: SITE }),
  };
  return { subject, content };
}

/** The mails of the auth service, by template name in `config.toml`. */
export const authMails = {
  confirmation: accountMail(account.confirmation, 'signup'),
  recovery: accountMail(account.recovery, 'recovery'),
  email_change: accountMail(account.email_change, 'email_change'),
};

/** Renders a mail as a Go template of the auth service. */
export function authTemplate({ content }: { content: MailContent }): string {
  return mailHtml(content, SITE);
}
