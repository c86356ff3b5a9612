import { newsletter } from '@podium/data/content/newsletter';
import { useBackend } from '@podium/data/session/AuthProvider';
import { Newsletter } from '@podium/sections/Newsletter/Newsletter';
import { useBackendWhileTyping } from './useBackendWhileTyping.ts';
import { useFormTrace } from './useFormTrace.tsx';

/** The newsletter's coupon, which is wired to call 7. */
export function Coupon() {
  const backend = useBackend();
  useBackendWhileTyping();
  const { decoy, trace } = useFormTrace();
  return (
    <Newsletter
      content={newsletter}
      decoy={decoy}
      onSubmit={async ({ email }) => (await backend()).subscribeNewsletter(email, await trace())}
    />
  );
}
