import { newsletterResult } from '@podium/brand/content/newsletterResult.ts';
import { MailedLink } from '../shell/MailedLink.tsx';

export function Page() {
  return <MailedLink content={newsletterResult.confirm} task="confirm" />;
}
