/** One mail as the outbox takes it. A type, not an interface, so that it counts as JSON. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers?: Record<string, string>;
};
