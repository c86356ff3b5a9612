import { useSyncExternalStore } from 'react';
import { caseStudies, contactPage } from '@podium/brands/active/content.ts';
import { useBackend } from '@podium/data/session/AuthProvider.tsx';
import { ContactForm as ContactFormSection } from '@podium/sections/ContactForm/ContactForm';
import { usePreloadBackend } from './usePreloadBackend.ts';
import { readAbout } from './askedAbout.ts';
import { useBotSignals } from './useBotSignals.tsx';

const neverChanges = () => () => {};
/** The prerendered page has no query. */
const noAbout = () => '';

/** Connects the contact form to the backend. */
export function ContactForm() {
  const backend = useBackend();
  usePreloadBackend();
  const slug = useSyncExternalStore(neverChanges, readAbout, noAbout);
  const among = caseStudies?.items ?? [];
  const entry = among.find((item) => item.slug === slug);
  const { honeypot, signals } = useBotSignals();
  return (
    <ContactFormSection
      content={contactPage}
      honeypot={honeypot}
      about={entry && { entry, among }}
      onSubmit={async (message) => (await backend()).sendMessage(message, await signals())}
    />
  );
}
