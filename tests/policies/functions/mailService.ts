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
  let page: string | undefined;

  return {
    delivered,
    /**
     * Sets the status of its next responses; anything but 200 delivers nothing, unless the mail is accepted. A page is the
     * response of a proxy.
     */
    answersWith(next: number, isAccepted = next === 200, nextPage?: string): void {
      status = next;
      accepts = isAccepted;
      page = nextPage;
    },
    async fetch(request: Request): Promise<Response> {
      const key = request.headers.get('idempotency-key') ?? '';
      const mail = (await request.json()) as Omit<DeliveredMail, 'key'>;
      const isUnreachable = mail.attachments?.some(({ path }) => path.includes('unreachable'));
      if (isUnreachable) return Response.json({ name: 'validation_error', message: 'No file' }, { status: 422 });
      if (accepts && !delivered.some((earlier) => earlier.key === key)) delivered.push({ ...mail, key });
      if (page !== undefined) return new Response(page, { status });
      if (status !== 200) return Response.json({ name: 'refusal', message: 'No' }, { status });
      return Response.json({ id: key });
    },
  };
}
