/** Texts shared by the speaking inquiry form and the contact form. */
export const inquiryForms = {
  optional: '(optional)',
  sending: 'Sending...',
  /** Keeps the success panel open (REQ-FORM-3). */
  keepOpen: 'Keep this open',
  /** `description` is shown if the failure has no message of its own. */
  failureToast: { title: 'Submission Failed', description: 'Please try again later.' },
};
