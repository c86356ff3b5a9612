/** A valid request body for each function; the tests vary it. */
export const goodBodies: Record<string, Record<string, unknown>> = {
  'newsletter-signup': { email: 'reader@podium.example', source: 'website' },
  'newsletter-confirm': { token: 'a'.repeat(64) },
  'newsletter-unsubscribe': { token: 'a'.repeat(64) },
  'speaking-inquiry': {
    name: 'Sample Organiser',
    email: 'organiser@podium.example',
    company: '',
    event_type: '',
    event_date_range: '',
    budget_range: '',
    audience_size: '',
    message: 'Would you come and speak?',
  },
  'contact-form': {
    name: 'Sample Sender',
    email: 'sender@podium.example',
    phone: '',
    company: '',
    message: 'I have a question about a sale.',
    inquiry_type: 'general',
  },
};
