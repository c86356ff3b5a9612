import { newsletterResult } from '@podium/data/content/newsletterResult';
import { routes } from '@podium/data/content/routes';
import { MailedLink } from '../shell/MailedLink.tsx';

export function Page() {
  return <MailedLink meta={routes.newsletterUnsubscribe} content={newsletterResult.unsubscribe} task="unsubscribe" />;
}
