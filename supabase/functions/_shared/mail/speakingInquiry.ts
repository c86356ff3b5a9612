import { brand, speakingPage } from '@podium/brands/active/content.ts';
import { labelledAnswers, optionLabel } from '@podium/data/schemas/formFields.ts';
import type { SpeakingInquiry } from '@podium/data/schemas/speakingInquiry.ts';
import type { Environment } from '../environment.ts';
import { acknowledgementMail, ownerMail } from './lead.ts';
import type { Mail } from './mail.ts';

const { options, successPanel } = speakingPage.form;

/** 'Conference, 500-1,000 people', or the known part of it. */
function headline(inquiry: SpeakingInquiry): string {
  const audience = optionLabel(options.audience_size, inquiry.audience_size).toLowerCase();
  const known = [optionLabel(options.event_type, inquiry.event_type), audience && `${audience} people`].filter(Boolean);
  return known.length === 0 ? 'An invitation to speak' : known.join(', ');
}

/** The mails to the owner and to the sender. */
export function speakingInquiryMails(
  id: string,
  inquiry: SpeakingInquiry,
  environment: Environment,
): { owner: Mail; acknowledgement: Mail } {
  const lead = { ...inquiry, id };
  return {
    owner: ownerMail(
      lead,
      {
        to: brand.mailboxes.owner,
        subject: `Speaking inquiry from ${inquiry.name}: ${headline(inquiry)}`,
        title: headline(inquiry),
        kind: 'Inquiry',
        // The title names the others.
        facts: labelledAnswers(speakingPage.form, { ...inquiry, event_type: '', audience_size: '' }),
        aside: 'Promised: an answer within 48 hours.',
      },
      environment,
    ),
    acknowledgement: acknowledgementMail(
      lead,
      {
        subject: 'Your speaking inquiry arrived',
        title: 'Your inquiry is on the desk',
        kind: 'Inquiry',
        promise: successPanel.text,
      },
      environment,
    ),
  };
}
