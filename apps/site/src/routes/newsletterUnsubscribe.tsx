import { newsletterResult } from '@podium/brands/active/content.ts';
import { MailedLink } from '../shell/MailedLink.tsx';

export function Page() {
  return <MailedLink content={newsletterResult.unsubscribe} task="unsubscribe" />;
}
