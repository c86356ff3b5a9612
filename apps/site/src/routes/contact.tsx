import { island } from '@podium/ui/Island/Island';

const ContactForm = island(() => import('../adapters/ContactForm.tsx').then((module) => module.ContactForm), {
  reservedHeight: '1400px',
  hydrateOn: 'interaction',
});

export function Page() {
  return <ContactForm />;
}
