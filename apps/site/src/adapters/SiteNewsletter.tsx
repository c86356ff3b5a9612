import { useBackend } from '@podium/data/session/AuthProvider';
import { Newsletter, type NewsletterContent } from '@podium/sections/Newsletter/Newsletter';

/** The coupon, wired to call 7. */
export function SiteNewsletter({ content }: { content: NewsletterContent }) {
  const backend = useBackend();
  return <Newsletter content={content} onSubmit={async ({ email }) => (await backend()).subscribeNewsletter(email)} />;
}
