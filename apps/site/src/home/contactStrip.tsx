import { contactStrip } from '@podium/brands/active/content.ts';
import { ContactStrip } from '@podium/sections/ContactStrip/ContactStrip';

export function Section() {
  return <ContactStrip content={contactStrip} />;
}
