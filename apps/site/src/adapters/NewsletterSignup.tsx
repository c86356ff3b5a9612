import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { newsletter, newsletterVariants } from '@podium/brands/active/content.ts';
import { Newsletter } from '@podium/sections/Newsletter/Newsletter';
import { usePreloadedBackend } from './usePreloadedBackend.ts';
import { useBotSignals } from './useBotSignals.tsx';

/** `onHydrated` is called with path and query of the page. */
export function NewsletterSignup({ onHydrated }: { onHydrated: (path: string) => void }) {
  const { pathname, search } = useLocation();
  useEffect(() => onHydrated(pathname + search), [onHydrated, pathname, search]);
  const variant = newsletterVariants.find(({ paths }) => paths.includes(pathname));
  const backend = usePreloadedBackend();
  const { honeypot, signals } = useBotSignals();
  return (
    <Newsletter
      content={{ ...newsletter, ...variant }}
      honeypot={honeypot}
      onSubmit={async ({ email }) => (await backend()).subscribeNewsletter(email, await signals())}
    />
  );
}
