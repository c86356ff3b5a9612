/** One mail on its way to the inbox. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Takes one mail; resolves when it is safe. */
export type SendMail = (mail: Mail) => Promise<void>;
