import * as z from 'zod/mini';
import {
  emailField,
  MAXIMUM_LONG_TEXT,
  MAXIMUM_NAME,
  messageField,
  optionalChoice,
  optionalLine,
  personNameField,
} from './limits.ts';

/** How long the thank-you panel of an inquiry or a message stays, in milliseconds (specification §9). */
export const THANK_YOU_MS = 5000;

/** Event types (specification §9). */
export const eventTypes = ['conference', 'corporate', 'workshop', 'panel', 'keynote', 'other'] as const;
/** Budget ranges (specification §9). */
export const budgetRanges = ['under-10k', '10k-25k', '25k-50k', '50k-plus'] as const;
/** Audience sizes (specification §9). */
export const audienceSizes = ['under-100', '100-500', '500-1000', '1000-plus'] as const;

/** Form and body of the function speaking-inquiry, under the names of the wire (specification §3, §5, §7 call 10). */
export const speakingInquirySchema = z.object({
  name: personNameField(),
  email: emailField(),
  company: optionalLine('Company', MAXIMUM_NAME),
  event_type: optionalChoice(eventTypes),
  event_date_range: optionalLine('Date range', MAXIMUM_NAME),
  budget_range: optionalChoice(budgetRanges),
  audience_size: optionalChoice(audienceSizes),
  message: messageField(MAXIMUM_LONG_TEXT),
});
export type SpeakingInquiryInput = z.input<typeof speakingInquirySchema>;
export type SpeakingInquiry = z.output<typeof speakingInquirySchema>;
