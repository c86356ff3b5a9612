import { goodBodies } from '../../packages/data/src/testing/goodBodies.ts';

const mail = { to: 'reader@podium.example', subject: 'A sample', text: 'Words.', html: '<p>Words.</p>' };

/** A valid call of every function in `public`. */
export const sampleCalls: Record<string, Record<string, unknown>> = {
  check_health: {},
  delete_account: {},
  my_data: {},
  newsletter_begin: {
    p_email: 'reader@podium.example',
    p_source: 'website',
    p_confirm_hash: 'a'.repeat(64),
    p_unsubscribe_hash: 'b'.repeat(64),
    p_mail: mail,
  },
  newsletter_confirm: { p_token_hash: 'a'.repeat(64), p_unsubscribe_hash: 'c'.repeat(64), p_mail: mail },
  newsletter_unsubscribe: { p_token_hash: 'b'.repeat(64), p_mail: mail },
  outbox_claim: {},
  outbox_settle: { p_id: '6f1b9d9e-52a8-4a6f-9a0e-3d1f1c6a0001', p_attempt: 1, p_outcome: 'sent' },
  outbox_write: { p_id: '6f1b9d9e-52a8-4a6f-9a0e-3d1f1c6a0001', p_attempt: 1, p_mail: mail },
  qualification: {},
  rate_limit_hit: { p_bucket: 'form', p_key_hashes: ['key'], p_limits: [1], p_window_seconds: 60 },
  store_lead: {
    p_kind: 'contact-message',
    p_id: '6f1b9d9e-52a8-4a6f-9a0e-3d1f1c6a0002',
    p_fields: goodBodies['contact-form'],
    p_owner_mail: mail,
    p_acknowledgement: mail,
  },
};
