import { sealFor, type SealSpec } from '@podium/ui/press/seal';

/** The values that every submission form sends. */
export interface SentMessage {
  name: string;
  company: string;
  message: string;
}

/** The seal of a sent message: drawn like that of a testimonial, from its length and the names of person and company. */
export function messageSeal({ name, company, message }: SentMessage): SealSpec {
  return sealFor('testimonial', { quote: message, name, company });
}
