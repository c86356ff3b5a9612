import { brand } from '@podium/brands/active/content/brand.ts';
import { contactDetails } from './contactDetails.ts';
import { emailFallback } from './emailFallback.ts';
import { noScriptForm } from './noScript.ts';

/** Texts of the speaking inquiry and of the contact form. */
const inquiryForm = {
  optional: '(optional)',
  submitting: 'Sending...',
  /** `description` is shown if the failure has no message of its own. */
  failureToast: { title: 'Submission Failed', description: 'Please try again later.' },
};

/** Keeps the success panel open (REQ-FORM-3). */
const keepOpen = 'Keep this open';

export const contactFormTexts = {
  ...inquiryForm,
  noScript: noScriptForm(contactDetails.owner),
  emailFallback: emailFallback(brand.mailboxes.owner, 'Message from the contact form'),
  successPanel: { heading: 'Message Sent!', text: "We'll get back to you as soon as possible.", keepOpen },
};

export const speakingFormTexts = {
  ...inquiryForm,
  noScript: noScriptForm(contactDetails.speaking),
  emailFallback: emailFallback(brand.mailboxes.speaking, 'Speaking inquiry'),
  successPanel: { heading: 'Inquiry Submitted!', text: "We'll get back to you within 48 hours.", keepOpen },
};

/** @param name what the reader subscribes to: 'the product memo' */
export function newsletterTexts(name: string) {
  return {
    noScript: noScriptForm(contactDetails.owner),
    submitting: 'Subscribing...',
    success: 'Subscribed! Check your email.',
    welcomeToast: { title: `Welcome to ${name}`, description: 'Check your email to confirm your subscription.' },
    failureToast: { title: 'Subscription failed', description: 'Please try again later' },
    emailFallback: emailFallback(brand.mailboxes.owner, `Subscribe to ${name}`),
  };
}

/** Texts of the invitation, which is sent as an e-mail (REQ-CAL-5). */
export const invitationTexts = {
  optional: '(optional)',
  note: 'Your mail program opens with this written out. Nothing is sent from here.',
  /** Shown if the invitation does not fit into a link. */
  emailFallback: {
    ...emailFallback(brand.mailboxes.speaking, 'Speaking invitation'),
    text: 'Your mail program has not been opened. What you typed is still in the form.',
  },
  submit: 'Write the e-mail',
  cancel: 'Cancel',
};
