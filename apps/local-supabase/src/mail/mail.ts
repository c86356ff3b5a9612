/** A mail for the inbox. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Recorded, not fetched. */
  attachments?: { filename: string; path: string }[];
}

/** Resolves once the mail is stored. */
export type SendMail = (mail: Mail) => Promise<void>;
