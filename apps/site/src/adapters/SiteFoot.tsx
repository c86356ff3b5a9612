import { footer } from '@podium/data/content/footer';
import { newsletter } from '@podium/data/content/newsletter';
import { useBackend } from '@podium/data/session/AuthProvider';
import { Footer } from '@podium/sections/Footer/Footer';
import { Newsletter } from '@podium/sections/Newsletter/Newsletter';
import { useBackendWhileTyping } from './useBackendWhileTyping.ts';
import { useFormTrace } from './useFormTrace.tsx';

/** The foot of the public pages with the newsletter's coupon, which is wired to call 7. */
export function SiteFoot() {
  const backend = useBackend();
  useBackendWhileTyping();
  const { decoy, trace } = useFormTrace();
  return (
    <Footer
      content={footer}
      coupon={
        <Newsletter
          content={newsletter}
          decoy={decoy}
          onSubmit={async ({ email }) => (await backend()).subscribeNewsletter(email, await trace())}
        />
      }
    />
  );
}
