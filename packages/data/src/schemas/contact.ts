import * as z from 'zod/mini';
import { emailField, MAXIMUM_NAME, MAXIMUM_PHONE, messageField, optionalField, personNameField } from './limits.ts';
import { messageCode } from './messages.ts';

/** What a link to /contact can ask about, beside the case studies. */
export interface ContactTopic {
  /** Part of the URL: '/contact?about=<slug>'. */
  slug: string;
  title: string;
  /** Fills an empty message. */
  message: string;
}

/** Tabs of the contact form; the first is the default (REQ-CON-1). */
export const inquiryTypes = ['general', 'speaking', 'media', 'partnership'] as const;
export type InquiryType = (typeof inquiryTypes)[number];

/** Maximum length of the message, in characters. */
export const MAXIMUM_CONTACT_MESSAGE = 1000;

/** Contact form, and request body of the function contact-form. */
export const contactSchema = z.object({
  name: personNameField(100),
  email: emailField(),
  phone: optionalField('phone', MAXIMUM_PHONE),
  company: optionalField('company', MAXIMUM_NAME),
  message: messageField(MAXIMUM_CONTACT_MESSAGE),
  inquiry_type: z.enum(inquiryTypes, messageCode('option_invalid')),
});
export type ContactInput = z.input<typeof contactSchema>;
export type ContactMessage = z.output<typeof contactSchema>;
