import { pages } from '@podium/brands/active/content.ts';
import { pathOf } from '@podium/data/schemas/site.ts';
import { type MailContent, mailHtml } from './layout.ts';

/** Filled in by the auth service (Go templates). Omits the name from sign-up: another person may have typed it. */
const SITE = '{{ .SiteURL }}';

/**
 * The page that posts the token when its button is pressed, so that mail scanners that open links change nothing
 * (REQ-AUTH-3).
 */
function linkOf(type: 'signup' | 'recovery' | 'email_change'): string {
  return `${SITE}${pathOf(pages, 'authConfirm') ?? '/auth/confirm'}?token_hash={{ .TokenHash }}&type=${type}`;
}

function common(link: string) {
  return {
    strip: 'inquiry',
    picture: 'desk',
    note: 'Your account',
    asides: [`If the button does not work, paste this: ${link}`, 'The link works once, for 24 hours.'],
  } satisfies Partial<MailContent>;
}

/** The mails of the auth service, by template name in `config.toml`. */
export const authMails = {
  confirmation: {
    ...common(linkOf('signup')),
    title: 'Is this your address?',
    preview: 'One press, a password, and your account is open.',
    paragraphs: [
      'Somebody, probably you, asked for an account with this address. Press the button, set your password, and you are signed in.',
    ],
    button: { label: 'Confirm my address', href: linkOf('signup') },
    reason: `You get this because this address was typed at ${SITE}. Not you? Ignore it, and nothing else will come.`,
  },
  recovery: {
    ...common(linkOf('recovery')),
    title: 'A new password',
    preview: 'One press, and you choose a new one.',
    paragraphs: [
      'Somebody, probably you, cannot get into the account of this address any more. Press the button and choose a new password. Until then the old one works.',
    ],
    button: { label: 'Choose a new password', href: linkOf('recovery') },
    reason: `You get this because a new password was asked for at ${SITE}. Not you? Ignore it, and nothing changes.`,
  },
  email_change: {
    ...common(linkOf('email_change')),
    title: 'A new address',
    preview: 'One press, and your account moves to it.',
    paragraphs: [
      'The account of {{ .Email }} is to move to {{ .NewEmail }}. It moves once both addresses have said yes; this button is the yes of this one.',
    ],
    button: { label: 'Yes, move it', href: linkOf('email_change') },
    reason: `You get this because a new address was typed at ${SITE}. Not you? Ignore it, and choose a new password there.`,
  },
} satisfies Record<string, MailContent>;

/** Renders a mail as a Go template of the auth service. */
export function authTemplate(content: MailContent): string {
  return mailHtml(content, SITE);
}
