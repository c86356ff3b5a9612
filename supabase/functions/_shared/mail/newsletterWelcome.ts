import { newsletterMails } from '@podium/brands/active/content.ts';
import type { Environment } from '../environment.ts';
import { compose } from './compose.ts';
import type { Mail } from './mail.ts';
import { leaveLinks } from './newsletterLinks.ts';

/** Tells a subscriber that the address is confirmed. The database sets the recipient. */
export function newsletterWelcomeMail(unsubscribeToken: string, environment: Environment): Omit<Mail, 'to'> {
  const { welcome: words } = newsletterMails;
  const home = `${environment.siteUrl}/`;
  const host = new URL(environment.siteUrl).host;
  const leave = leaveLinks(unsubscribeToken, environment);
  return compose(
    { subject: words.subject, headers: leave.headers },
    {
      strip: 'newsletter',
      picture: 'portrait',
      note: newsletterMails.name,
      title: 'You are on the list',
      preview: words.preview,
      paragraphs: [words.paragraph],
      button: { label: `Go to ${host}`, href: home },
      asides: [`Or paste this: ${home}`],
      reason: `You get this because you confirmed this address at ${host}. One click takes it off the list, today or in ten years.`,
      footLink: { label: 'Take it off the list', href: leave.page },
    },
    environment,
  );
}
