import { contactPage } from '@podium/brands/active/content.ts';
import { useBackend } from '@podium/data/session/AuthProvider.tsx';
import { ContactForm as ContactFormSection } from '@podium/sections/ContactForm/ContactForm';
import { usePreloadBackend } from './usePreloadBackend.ts';
import { useBotSignals } from './useBotSignals.tsx';

/** Connects the contact form to the backend. */
export function ContactForm() {
  const backend = useBackend();
  usePreloadBackend();
  const { honeypot, signals } = useBotSignals();
  return (
    <ContactFormSection
      content={contactPage}
      honeypot={honeypot}
      onSubmit={async (message) => (await backend()).sendMessage(message, await signals())}
    />
  );
}
