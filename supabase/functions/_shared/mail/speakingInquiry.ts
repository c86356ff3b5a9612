import { brand } from '../../../../packages/data/src/content/brand.ts';
import type { SpeakingInquiry } from '../../../../packages/data/src/schemas/speakingInquiry.ts';
import type { Environment } from '../environment.ts';
import { acknowledgementMail, ownerMail } from './lead.ts';
import type { Mail } from './mail.ts';

const eventLabels: Record<SpeakingInquiry['event_type'], string> = {
  '': '',
  conference: 'Conference',
  corporate: 'Corporate event',
  workshop: 'Workshop',
  panel: 'Panel',
  keynote: 'Keynote',
  other: 'Another kind of event',
};

const audienceLabels: Record<SpeakingInquiry['audience_size'], string> = {
  '': '',
  'under-100': 'under 100 people',
  '100-500': '100-500 people',
  '500-1000': '500-1,000 people',
  '1000-plus': '1,000 people or more',
};

const budgetLabels: Record<SpeakingInquiry['budget_range'], string> = {
  '': '',
  'under-10k': 'Under €10K',
  '10k-25k': '€10K-25K',
  '25k-50k': '€25K-50K',
  '50k-plus': '€50K and more',
};

/** 'Conference, 500-1,000 people', or as much of it as is known. */
function headline(inquiry: SpeakingInquiry): string {
  const known = [eventLabels[inquiry.event_type], audienceLabels[inquiry.audience_size]].filter((part) => part !== '');
  return known.length === 0 ? 'An invitation to speak' : known.join(', ');
}

/** The mail to the owner and the one to the sender. */
export function speakingInquiryMails(
  id: string,
  inquiry: SpeakingInquiry,
  environment: Environment,
): { owner: Mail; acknowledgement: Mail } {
  const lead = { ...inquiry, id };
  return {
    owner: ownerMail(lead, {
      to: brand.mailboxes.owner,
      subject: `Speaking inquiry from ${inquiry.name}: ${headline(inquiry)}`,
      title: headline(inquiry),
      kind: 'Inquiry',
      facts: [
        ['Company', inquiry.company],
        ['Dates', inquiry.event_date_range],
        ['Budget', budgetLabels[inquiry.budget_range]],
      ],
      aside: 'Promised: an answer within 48 hours.',
    }),
    acknowledgement: acknowledgementMail(
      lead,
      {
        subject: 'Your speaking inquiry arrived',
        title: 'Your inquiry is on the desk',
        kind: 'Inquiry',
        promise: "We'll get back to you within 48 hours.",
      },
      environment,
    ),
  };
}
