import { sampleAnswers } from '../fixtures/sampleAnswers.ts';
import { contactSchema } from '../schemas/contact.ts';
import { speakingInquirySchema } from '../schemas/speakingInquiry.ts';

/** A valid request body for each function; the tests vary it. */
export const validBodies: Record<string, Record<string, unknown>> = {
  'newsletter-signup': { email: 'reader@podium.example', source: 'website' },
  'newsletter-confirm': { token: 'a'.repeat(64) },
  'newsletter-unsubscribe': { token: 'a'.repeat(64) },
  'speaking-inquiry': sampleAnswers(speakingInquirySchema),
  'contact-form': sampleAnswers(contactSchema),
};
