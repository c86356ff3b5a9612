import { sealFor, type SealSpec } from '@podium/ui/press/seal';

/** What is known of anything that a visitor has sent. */
export interface Letter {
  name: string;
  company: string;
  message: string;
}

/** A letter is sealed as a quotation is: by its length, and by the words in the names of person and company. */
export function letterSeal({ name, company, message }: Letter): SealSpec {
  return sealFor('testimonial', { quote: message, name, company });
}
