import * as z from 'zod/mini';
import {
  emailField,
  MAXIMUM_LONG_TEXT,
  MAXIMUM_NAME,
  messageField,
  optionalChoice,
  optionalField,
  personNameField,
} from './limits.ts';

/** How long the success panel is shown, in milliseconds (REQ-FORM-3). */
export const SUCCESS_PANEL_MS = 5000;

export const eventTypes = ['conference', 'corporate', 'workshop', 'panel', 'keynote', 'other'] as const;
export const budgetRanges = ['under-10k', '10k-25k', '25k-50k', '50k-plus'] as const;
export const audienceSizes = ['under-100', '100-500', '500-1000', '1000-plus'] as const;

/** Speaking inquiry form, and request body of the function speaking-inquiry. */
export const speakingInquirySchema = z.object({
  name: personNameField(),
  email: emailField(),
  company: optionalField('company', MAXIMUM_NAME),
  event_type: optionalChoice(eventTypes),
  event_date_range: optionalField('date_range', MAXIMUM_NAME),
  budget_range: optionalChoice(budgetRanges),
  audience_size: optionalChoice(audienceSizes),
  message: messageField(MAXIMUM_LONG_TEXT),
});
export type SpeakingInquiryInput = z.input<typeof speakingInquirySchema>;
export type SpeakingInquiry = z.output<typeof speakingInquirySchema>;
