/** Texts of the newsletter's mails that differ between brands (REQ-NEWS-1). */
export interface NewsletterMails {
  /** Opposite the brand's name: 'The product memo'. */
  name: string;
  confirm: { subject: string; preview: string; paragraph: string };
  welcome: { subject: string; preview: string; paragraph: string };
  goodbye: { preview: string; paragraphs: readonly string[] };
  /** Invitation to subscribe, in the mails of resources. The URL of the form follows it. */
  offer: string;
}
