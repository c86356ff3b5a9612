import { contactSchema } from '@podium/data/schemas/contact.ts';
import { leadEndpoint } from '../_shared/leadEndpoint.ts';
import { contactMessageMails } from '../_shared/mail/contactMessage.ts';

/** Stores a contact message (REQ-CON-1). */
Deno.serve(
  leadEndpoint({ name: 'contact-form', kind: 'contact-message', schema: contactSchema, mails: contactMessageMails }),
);
