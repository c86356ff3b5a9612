/** A mail as received by the mail service (in Resend's format). */
export interface DeliveredMail {
  key: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  reply_to?: string;
  headers: Record<string, string>;
  attachments?: { filename: string; path: string }[];
}

/**
 * A fake mail service that can reject mails, and always rejects those with an attachment at an unreachable address. It
 * delivers once per idempotency key.
 */
export function createMailService() {
  const delivered: DeliveredMail[] = [];
  let status = 200;
  let accepts = true;

  return {
    delivered,
    /** Sets the status of its next responses; anything but 200 delivers nothing, unless the mail is accepted. */
    answersWith(next: number, isAccepted = next === 200): void {
      status = next;
      accepts = isAccepted;
    },
    async fetch(request: Request): Promise<Response> {
      const key = request.headers.get('idempotency-key') ?? '';
      const mail = (await request.json()) as Omit<DeliveredMail, 'key'>;
      const isUnreachable = mail.attachments?.some(({ path }) => path.includes('unreachable'));
      if (isUnreachable) return Response.json({ name: 'validation_error', message: 'No file' }, { status: 422 });
      if (accepts && !delivered.some((earlier) => earlier.key === key)) delivered.push({ ...mail, key });
      if (status !== 200) return Response.json({ name: 'refusal', message: 'No' }, { status });
      return Response.json({ id: key });
    },
  };
}
