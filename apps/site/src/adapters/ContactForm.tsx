import { useLocation } from 'react-router-dom';
import { caseStudies, contactPage, contactTopics } from '@podium/brands/active/content.ts';
import { ContactForm as ContactFormSection } from '@podium/sections/ContactForm/ContactForm';
import { useInBrowser } from '../shell/useInBrowser.ts';
import { usePreloadedBackend } from './usePreloadedBackend.ts';
import { aboutParameter } from './askedAbout.ts';
import { useBotSignals } from './useBotSignals.tsx';
import { useKeptForm } from './useKeptForm.ts';

export function ContactForm() {
  const backend = usePreloadedBackend();
  const { search } = useLocation();
  const slug = useInBrowser(() => aboutParameter(search), '');
  const among = caseStudies?.items ?? [];
  const caseStudy = among.find((item) => item.slug === slug);
  const topic = contactTopics.find((item) => item.slug === slug);
  const { honeypot, signals } = useBotSignals();
  const { key, keepUntilSent } = useKeptForm();
  return (
    <ContactFormSection
      key={key}
      content={contactPage}
      honeypot={honeypot}
      about={caseStudy ? { entry: caseStudy, among } : topic && { entry: topic }}
      onSubmit={(message) => keepUntilSent(async () => (await backend()).sendMessage(message, await signals()))}
    />
  );
}
