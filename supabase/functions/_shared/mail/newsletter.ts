import { mailTexts, newsletterMails, pages, paths } from '@podium/brands/active/content.ts';
import { anchors } from '@podium/data/schemas/site.ts';
import type { Environment } from '../environment.ts';
import { fillIn } from './fillIn.ts';
import { compose, hostOf, type Mail } from './mail.ts';

const { confirm, welcome, goodbye } = mailTexts.newsletter;

/** Asks the recipient to confirm the address. Contains nothing that another person could have typed. */
export function newsletterConfirmMail(
  to: string,
  tokens: { confirm: string; unsubscribe: string },
  environment: Environment,
): Mail {
  const { subject, preview, paragraph } = newsletterMails.confirm;
  const link = `${environment.siteUrl}${pages.newsletterConfirm.path}?token=${tokens.confirm}`;
  return compose(environment, {
    to,
    subject,
    headers: leaveHeaders(tokens.unsubscribe, environment),
    ...contentOf(confirm, environment),
    preview,
    paragraphs: [paragraph],
    button: { label: confirm.button, href: link },
    asides: [fillIn(mailTexts.buttonFails, { link }), confirm.limit],
    footLink: { label: confirm.leave, href: leavePage(tokens.unsubscribe, environment) },
  });
}

/** Tells a subscriber that the address is confirmed. */
export function newsletterWelcomeMail(token: string, environment: Environment): Mail {
  const { subject, preview, paragraph } = newsletterMails.welcome;
  const link = `${environment.siteUrl}/`;
  return compose(environment, {
    subject,
    headers: leaveHeaders(token, environment),
    ...contentOf(welcome, environment),
    picture: 'portrait',
    preview,
    paragraphs: [paragraph],
    button: { label: fillIn(mailTexts.goToSite, { host: hostOf(environment) }), href: link },
    asides: [fillIn(mailTexts.pasteLink, { link })],
    footLink: { label: welcome.leave, href: leavePage(token, environment) },
  });
}

/** Tells a former subscriber that they are unsubscribed. */
export function newsletterGoodbyeMail(environment: Environment): Mail {
  const { preview, paragraphs } = newsletterMails.goodbye;
  const link = `${environment.siteUrl}/#${anchors.newsletter}`;
  return compose(environment, {
    subject: goodbye.subject,
    ...contentOf(goodbye, environment),
    preview,
    paragraphs: [...paragraphs],
    button: { label: goodbye.button, href: link },
    asides: [fillIn(mailTexts.pasteLink, { link })],
  });
}

function contentOf({ title, reason }: { title: string; reason: string }, environment: Environment) {
  return {
    strip: 'newsletter',
    picture: 'newsletter',
    note: newsletterMails.name,
    title,
    reason: fillIn(reason, { host: hostOf(environment) }),
  } as const;
}

function leavePage(token: string, { siteUrl }: Environment): string {
  return `${siteUrl}${paths.newsletterUnsubscribe}?token=${token}`;
}

/** Mail clients unsubscribe by a POST to this URL (RFC 8058). */
function leaveHeaders(token: string, { supabaseUrl }: Environment): Record<string, string> {
  const call = `${supabaseUrl}/functions/v1/newsletter-unsubscribe?token=${token}`;
  return { 'List-Unsubscribe': `<${call}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
