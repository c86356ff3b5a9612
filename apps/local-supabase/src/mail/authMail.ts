import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailSubjects } from '../backend/projectConfig.ts';
import type { MailedToken } from '../shims/mailedTokens.ts';
import type { Mail } from './inbox.ts';

/** A mail with a link that proves the address. */
export interface AuthMail {
  type: 'signup' | 'recovery' | 'magiclink' | 'email_change';
  to: string;
  token: MailedToken;
  /** The change of address that the mail is about. */
  change?: { email: string; newEmail: string };
}

/** Template file and config key of each kind. */
const templateNames: Record<AuthMail['type'], string> = {
  signup: 'confirmation',
  recovery: 'recovery',
  magiclink: 'magic_link',
  email_change: 'email_change',
};

/** Used if the project has no template for a mail. */
const plainTemplate = `<h1>{{ .Subject }}</h1>
<p><a href="{{ .ConfirmationURL }}">{{ .ConfirmationURL }}</a></p>
<p>Code: {{ .Token }}</p>
`;

/**
 * Renders an auth mail from the templates that are deployed to hosted (`templates/confirmation.html` and others), with
 * the subjects of `config.toml`.
 *
 * @param siteUrl origin of the site and of the API
 */
export async function writeAuthMail(
  mail: AuthMail,
  { siteUrl, templatesDir, mailSubjects }: { siteUrl: string; templatesDir: string; mailSubjects: MailSubjects },
): Promise<Mail> {
  const name = templateNames[mail.type];
  const link = new URL('/auth/v1/verify', siteUrl);
  const { token, type } = mail;
  link.search = new URLSearchParams({ token: token.tokenHash, type }).toString();
  const values = {
    Subject: mailSubjects[name]?.subject ?? 'Your link',
    ConfirmationURL: link.href,
    SiteURL: siteUrl,
    Email: mail.change?.email ?? mail.to,
    NewEmail: mail.change?.newEmail,
    Token: token.code,
    TokenHash: token.tokenHash,
  };
  const file = join(templatesDir, `${name}.html`);
  const html = fillTemplate(existsSync(file) ? await readFile(file, 'utf8') : plainTemplate, values);
  const [, href = ''] = /href="([^"]*token[^"]*)"/.exec(html) ?? [];

  return {
    to: mail.to,
    subject: values.Subject,
    text: `${values.Subject}\n\n${href.replaceAll('&amp;', '&')}\n`,
    html,
  };
}

/** The part of Go templates that the mails use: `{{ .Name }}`, escaped for HTML. */
function fillTemplate(template: string, values: Readonly<Record<string, string | undefined>>): string {
  return template.replaceAll(/\{\{ \.(\w+) \}\}/g, (_match, name: string) => escapeHtml(values[name] ?? ''));
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
