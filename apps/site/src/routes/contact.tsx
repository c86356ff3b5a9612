import { useEffect } from 'react';
import { hydrateIslands } from '@podium/ui/Island/Island';
import { aboutParameter } from '../adapters/askedAbout.ts';
import { islandOnInteraction } from '../shell/islandOnInteraction.ts';

const ContactForm = islandOnInteraction(
  () => import('../adapters/ContactForm.tsx').then((module) => module.ContactForm),
  '1400px',
);

export function Page() {
  useEffect(() => {
    // The prerendered form does not have the topic of the URL.
    if (aboutParameter(window.location.search)) hydrateIslands();
  }, []);
  return <ContactForm />;
}
