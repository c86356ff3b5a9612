import { contactSchema } from '@podium/data/schemas/contact.ts';
import { connectDatabase } from '../_shared/database.ts';
import { readEnvironment } from '../_shared/environment.ts';
import { guardForm } from '../_shared/formGuard.ts';
import { endpoint, readJson } from '../_shared/http.ts';
import { contactMessageMails } from '../_shared/mail/contactMessage.ts';
import { sendAfterAnswer } from '../_shared/mail/outbox.ts';
import { parseBody } from '../_shared/parseBody.ts';

const environment = readEnvironment();
const callDatabase = connectDatabase(environment);

/** Stores a contact message (REQ-CON-1). */
Deno.serve(
  endpoint(async (request) => {
    const message = parseBody(contactSchema, await readJson(request));
    await guardForm(request, 'contact-form', { environment, callDatabase });

    const id = crypto.randomUUID();
    const { owner, acknowledgement } = contactMessageMails(id, message, environment);
    const mails = await callDatabase('store_contact_message', {
      p_id: id,
      p_name: message.name,
      p_email: message.email,
      p_phone: message.phone,
      p_company: message.company,
      p_message: message.message,
      p_inquiry_type: message.inquiry_type,
      p_owner_mail: owner,
      p_acknowledgement: acknowledgement,
      p_mails_per_hour: environment.formTotalPerHour,
    });
    sendAfterAnswer(mails, environment, callDatabase);
  }),
);
