import { speakingInquirySchema } from '@podium/data/schemas/speakingInquiry.ts';
import { leadEndpoint } from '../_shared/leadEndpoint.ts';
import { speakingInquiryMails } from '../_shared/mail/speakingInquiry.ts';

/** Stores a speaking inquiry (REQ-CALL-1). */
Deno.serve(
  leadEndpoint({
    name: 'speaking-inquiry',
    kind: 'speaking-inquiry',
    schema: speakingInquirySchema,
    mails: speakingInquiryMails,
  }),
);
