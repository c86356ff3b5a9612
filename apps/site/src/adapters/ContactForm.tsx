import { contactPage } from '@podium/brand/content/contactPage.ts';
import { events } from '@podium/brand/content/events.ts';
import { useBackend } from '@podium/data/session/AuthProvider.tsx';
import { ContactForm as ContactFormSection } from '@podium/sections/ContactForm/ContactForm';
import { catalogue } from '@podium/ui/press/catalogue';
import { usePreloadBackend } from './usePreloadBackend.ts';
import { useBotSignals } from './useBotSignals.tsx';

/** The seal of the first event in the calendar. */
const postmark = catalogue('event', events)[0].seal;

/** Connects the contact form to the backend. */
export function ContactForm() {
  const backend = useBackend();
  usePreloadBackend();
  const { honeypot, signals } = useBotSignals();
  return (
    <ContactFormSection
      content={contactPage}
      postmark={postmark}
      honeypot={honeypot}
      onSubmit={async (message) => (await backend()).sendMessage(message, await signals())}
    />
  );
}
