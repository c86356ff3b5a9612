/** Fields with a minimum length. The code of a missing text is the same. */
export type ShortField =
  | 'audience_size'
  | 'budget'
  | 'contact_name'
  | 'event_date'
  | 'event_description'
  | 'event_name'
  | 'location'
  | 'message'
  | 'name'
  | 'organization_name'
  | 'phone';

/** Fields with a maximum length. */
export type LongField = ShortField | 'company' | 'date_range' | 'email' | 'notes';

/**
 * Codes of the messages of forms and of the service. `messages` of the brand replaces the
 * English texts of `packages/sections/src/parts/englishMessages.tsx`.
 */
export type MessageCode =
  | `${ShortField}_too_short`
  | `${LongField}_too_long`
  | 'accreditation_missing'
  | 'amount_invalid'
  | 'code_malformed'
  | 'commitment_invalid'
  | 'commitment_missing'
  | 'commitment_too_low'
  | 'consent_missing'
  | 'contact_email_invalid'
  | 'download_email_missing'
  | 'email_invalid'
  | 'email_not_confirmed'
  | 'email_unchanged'
  | 'experience_missing'
  | 'interests_missing'
  | 'invalid_credentials'
  | 'link_incomplete'
  | 'looks_automatic'
  | 'mail_too_soon'
  | 'net_worth_invalid'
  | 'net_worth_missing'
  | 'net_worth_too_low'
  | 'not_loaded'
  | 'option_invalid'
  | 'password_too_long'
  | 'password_too_short'
  | 'passwords_differ'
  | 'requirements_not_accepted'
  | 'residency_missing'
  | 'same_password'
  | 'signed_out'
  | 'source_invalid'
  | 'too_many_attempts'
  | 'too_many_attempts_minutes'
  | 'too_many_passwords'
  | 'too_quick'
  | 'unreachable'
  | 'weak_password'
  | 'wrong_code'
  | 'wrong_password';

/** A code, and the value that replaces `{value}` in its text. */
export type Message = MessageCode | `${MessageCode} ${string}`;

/** Checks the spelling of a message where a library takes any string. */
export function messageCode<const M extends Message>(code: M): M {
  return code;
}

/** The text for a message. A sentence of the service is returned unchanged if it has no text. */
export function messageText(texts: Readonly<Record<string, string>>, sent: string): string {
  const [code = '', value = ''] = sent.split(' ');
  return texts[sent] ?? texts[code]?.replace('{value}', value) ?? sent;
}
