import { type Letter, letterHtml } from './layout.ts';

/** Filled in by the auth service (Go templates). The name from the sign-up is left out: a stranger may have typed it. */
const LINK = '{{ .ConfirmationURL }}';
const SITE = '{{ .SiteURL }}';

const common = {
  strip: 'inquiry',
  picture: 'desk',
  note: 'Your account',
  asides: [`Button asleep? Paste this: ${LINK}`, 'The link works once, for 24 hours.'],
} satisfies Partial<Letter>;

/** The mails of the auth service, by the name of their template in `config.toml`. */
export const authLetters = {
  confirmation: {
    ...common,
    title: 'Is this your address?',
    preview: 'One press, and your account is open.',
    paragraphs: [
      'Somebody, probably you, asked for an account with this address. Press the button: it opens, and you are signed in.',
    ],
    button: { label: 'Confirm my address', href: LINK },
    reason: `You get this because this address was typed at ${SITE}. Not you? Ignore it, and nothing else will come.`,
  },
  recovery: {
    ...common,
    title: 'A new password',
    preview: 'One press, and you choose a new one.',
    paragraphs: [
      'Somebody, probably you, cannot get into the account of this address any more. Press the button and choose a new password. Until then the old one works.',
    ],
    button: { label: 'Choose a new password', href: LINK },
    reason: `You get this because a new password was asked for at ${SITE}. Not you? Ignore it, and nothing changes.`,
  },
  email_change: {
    ...common,
    title: 'A new address',
    preview: 'One press, and your account moves to it.',
    paragraphs: [
      'The account of {{ .Email }} is to move to {{ .NewEmail }}. It moves once both addresses have said yes; this button is the yes of this one.',
    ],
    button: { label: 'Yes, move it', href: LINK },
    reason: `You get this because a new address was typed at ${SITE}. Not you? Ignore it, and choose a new password there.`,
  },
} satisfies Record<string, Letter>;

/** A letter as the template that the auth service fills in. */
export function authTemplate(letter: Letter): string {
  return letterHtml(letter, SITE);
}
