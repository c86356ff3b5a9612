/** One mail for the outbox. A type, not an interface, so that it is assignable to JSON. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers?: Record<string, string>;
  /** Fetched from `path`, a URL, by the mail service. */
  attachments?: { filename: string; path: string }[];
};
