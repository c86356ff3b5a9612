/** What the speaking inquiry and the contact form have in common (specification §4, §8). */
export const inquiryForms = {
  optional: '(optional)',
  sending: 'Sending...',
  /** Stops the return to the form (rulings, 'Accepted departures'). */
  keepOpen: 'Keep this open',
  /** `description` is said when the refusal brings no sentence of its own. */
  failureToast: { title: 'Submission Failed', description: 'Please try again later.' },
};
