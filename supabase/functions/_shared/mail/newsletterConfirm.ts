import { paths } from '@podium/brands/active/content.ts';
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
  const confirmLink = `${environment.siteUrl}${paths.newsletterConfirm}?token=${tokens.confirm}`;
  const leave = leaveLinks(tokens.unsubscribe, environment);
  return compose(
    { to: email, subject: 'Confirm your address for the product memo', headers: leave.headers },
    {
      strip: 'memo',
      picture: 'memo',
      note: 'The product memo',
      title: 'Is this your address?',
      preview: 'Press the button and the memo comes once a week. Do nothing and it does not.',
      paragraphs: [
        'Somebody, probably you, asked for the weekly memo. Open the page behind the button, press once more there, and the next one comes to you. Do nothing and none ever will.',
      ],
      button: { label: 'Confirm my address', href: confirmLink },
      asides: [`Button asleep? Paste this: ${confirmLink}`, 'The link works once, for 48 hours.'],
      reason: `You get this because this address was typed at ${new URL(environment.siteUrl).host}.`,
      footLink: { label: 'Not you? Take it off the list', href: leave.page },
    },
    environment,
  );
}
