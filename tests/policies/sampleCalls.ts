const mail = { to: 'reader@podium.example', subject: 'A sample', text: 'Words.', html: '<p>Words.</p>' };

/** A call of every function in `public`, with parameters that it would take. */
export const sampleCalls: Record<string, Record<string, unknown>> = {
  delete_account: {},
  my_data: {},
  newsletter_begin: {
    p_email: 'reader@podium.example',
    p_source: 'website',
    p_confirm_hash: 'a'.repeat(64),
    p_unsubscribe_hash: 'b'.repeat(64),
    p_mail: mail,
  },
  newsletter_confirm: { p_token_hash: 'a'.repeat(64) },
  newsletter_unsubscribe: { p_token_hash: 'b'.repeat(64) },
  outbox_claim: {},
  outbox_settle: { p_id: '6f1b9d9e-52a8-4a6f-9a0e-3d1f1c6a0001', p_attempt: 1, p_outcome: 'sent' },
  qualification: {},
  rate_limit_hit: { p_bucket: 'form', p_key_hash: 'key', p_limit: 1, p_window_seconds: 60 },
  store_contact_message: {
    p_id: '6f1b9d9e-52a8-4a6f-9a0e-3d1f1c6a0002',
    p_name: 'Sample Sender',
    p_email: 'sender@podium.example',
    p_phone: '',
    p_company: '',
    p_message: 'I have a question about a sale.',
    p_inquiry_type: 'general',
    p_owner_mail: mail,
    p_acknowledgement: mail,
  },
  store_speaking_inquiry: {
    p_id: '6f1b9d9e-52a8-4a6f-9a0e-3d1f1c6a0003',
    p_name: 'Sample Organiser',
    p_email: 'organiser@podium.example',
    p_company: '',
    p_event_type: '',
    p_event_date_range: '',
    p_budget_range: '',
    p_audience_size: '',
    p_message: 'Would you come and speak?',
    p_owner_mail: mail,
    p_acknowledgement: mail,
  },
};
