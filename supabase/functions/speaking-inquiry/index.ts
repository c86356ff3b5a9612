import { speakingInquirySchema } from '@podium/data/schemas/speakingInquiry.ts';
import { connectDatabase } from '../_shared/database.ts';
import { readEnvironment } from '../_shared/environment.ts';
import { guardForm } from '../_shared/formGuard.ts';
import { endpoint, readJson } from '../_shared/http.ts';
import { sendAfterAnswer } from '../_shared/mail/outbox.ts';
import { speakingInquiryMails } from '../_shared/mail/speakingInquiry.ts';
import { parseBody } from '../_shared/parseBody.ts';

const environment = readEnvironment();
const callDatabase = connectDatabase(environment);

/** Stores a speaking inquiry (REQ-CALL-1). */
Deno.serve(
  endpoint(async (request) => {
    const inquiry = parseBody(speakingInquirySchema, await readJson(request));
    await guardForm(request, 'speaking-inquiry', { environment, callDatabase });

    const id = crypto.randomUUID();
    const { owner, acknowledgement } = speakingInquiryMails(id, inquiry, environment);
    const mails = await callDatabase('store_speaking_inquiry', {
      p_id: id,
      p_name: inquiry.name,
      p_email: inquiry.email,
      p_company: inquiry.company,
      p_event_type: inquiry.event_type,
      p_event_date_range: inquiry.event_date_range,
      p_budget_range: inquiry.budget_range,
      p_audience_size: inquiry.audience_size,
      p_message: inquiry.message,
      p_owner_mail: owner,
      p_acknowledgement: acknowledgement,
      p_mails_per_hour: environment.formTotalPerHour,
    });
    sendAfterAnswer(mails, environment, callDatabase);
  }),
);
