import { useEffect } from 'react';
import { hydrateIslands, island } from '@podium/ui/Island/Island';
import { readAbout } from '../adapters/askedAbout.ts';

const ContactForm = island(() => import('../adapters/ContactForm.tsx').then((module) => module.ContactForm), {
  reservedHeight: '1400px',
  hydrateOn: 'interaction',
});

export function Page() {
  useEffect(() => {
    // The prerendered form does not have the topic of the URL.
    if (readAbout()) hydrateIslands();
  }, []);
  return <ContactForm />;
}
