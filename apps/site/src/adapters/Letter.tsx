import { contactPage } from '@podium/data/content/contactPage';
import { events } from '@podium/data/content/events';
import { useBackend } from '@podium/data/session/AuthProvider';
import { ContactForm } from '@podium/sections/ContactForm/ContactForm';
import { catalogue } from '@podium/ui/press/catalogue';
import { useBackendWhileTyping } from './useBackendWhileTyping.ts';
import { useFormTrace } from './useFormTrace.tsx';

/** Of the first date of the calendar: it was kept. */
const postmark = catalogue('event', events)[0].seal;

/** The contact form, wired to call 11. */
export function Letter() {
  const backend = useBackend();
  useBackendWhileTyping();
  const { decoy, trace } = useFormTrace();
  return (
    <ContactForm
      content={contactPage}
      postmark={postmark}
      decoy={decoy}
      onSubmit={async (message) => (await backend()).sendMessage(message, await trace())}
    />
  );
}
